// Messages of the table server, written by `starlode wire --typescript`.

export const FORMAT = 1;
export const SPECTATOR = -1;

/** Yes or no to a question. */
export interface Answer {
  readonly type: "answer";
  readonly id?: number;
  readonly seat: number;
  readonly question: number;
  readonly yes: boolean;
}

/** What became of a question. */
export interface Answered {
  readonly type: "answered";
  readonly question: number;
  readonly agreed: boolean;
}

/** Where to send a link: to sign in, to keep a name, or, if you are signed in, to be reached there from now on. */
export interface AskMail {
  readonly address: string;
  readonly name?: string | null;
  readonly language?: string;
}

/** Take a seat back from the bot that plays for its owner; any other message for the seat does so too. */
export interface Back {
  readonly type: "back";
  readonly id?: number;
  readonly seat: number;
}

/** A game for the page: where its files are, a digest of what they say, and whether its module is ready or made. */
export interface BundleLine {
  readonly game: string;
  readonly folder: string;
  readonly digest: string;
  readonly ready: boolean;
  readonly building: boolean;
}

/** What shall be different about you. */
export interface ChangeMe {
  readonly name?: string | null;
  readonly public?: boolean | null;
  readonly settings?: Readonly<Record<string, unknown>> | null;
}

/** A few words to the table. */
export interface Chat {
  readonly type: "chat";
  readonly id?: number;
  readonly seat: number;
  readonly text: string;
}

/** How long decisions may take: `move` gives seconds for each, `total` for all, and an increment after each. */
export interface Clock {
  readonly kind?: "move" | "none" | "total";
  readonly seconds?: number;
  readonly increment?: number;
}

/** How people here treat each other, as Markdown. */
export interface Conduct {
  readonly language: string;
  readonly text: string;
}

/** A new table. `late` says what happens when a clock runs out: a bot moves once, or keeps the seat. */
export interface CreateTable {
  readonly game: string;
  readonly seats: readonly SeatWish[];
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly changes?: Readonly<Record<string, number>>;
  readonly public?: boolean;
  readonly clock?: Clock;
  readonly late?: "move" | "seat";
  readonly late_level?: "easy" | "expert" | "hard" | "master" | "medium" | "novice" | "random" | "level:1" | "level:10" | "level:2" | "level:3" | "level:4" | "level:5" | "level:6" | "level:7" | "level:8" | "level:9";
  readonly rated?: boolean;
}

/** Answer to a new table: its id, and the tokens of the seats that its maker holds, shown only now. */
export interface Created {
  readonly table: string;
  readonly tokens: Readonly<Record<number, string>>;
}

/** A message was carried out that has no other answer. */
export interface Done {
  readonly type: "done";
  readonly re: number;
}

/** A seat's clock: milliseconds left, and for how many it has been running when this was sent. */
export interface Face {
  readonly left: number;
  readonly running?: number | null;
}

/** Your name, typed again, to delete everything that is kept of you. */
export interface Farewell {
  readonly name: string;
}

/** A game that can be played here; `/api/games/NAME/schema` tells the rest. */
export interface GameLine {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly players: readonly [number, number];
  readonly words: Readonly<Record<string, Heading>>;
  readonly rules: readonly string[];
  readonly reports: readonly string[];
}

/** A seat of yours. `turn` says whether you owe a decision; it is null if that is not known, or not any more. */
export interface GameOfMine {
  readonly table: string;
  readonly game: string;
  readonly seat: number;
  readonly seats: readonly SeatInfo[];
  readonly status: "closed" | "over" | "playing" | "waiting";
  readonly clock: Clock;
  readonly rated: boolean;
  readonly at: number;
  readonly turn?: boolean | null;
  readonly deadline?: number | null;
  readonly results?: readonly Result[] | null;
}

/** What a game is called, and what it is about. */
export interface Heading {
  readonly title: string;
  readonly summary: string;
}

/** Always first. Without tokens the client is a spectator, who has seen version `seen`. */
export interface Hello {
  readonly type: "hello";
  readonly id?: number;
  readonly holds?: readonly Holding[];
  readonly seen?: number;
  readonly language?: string;
  readonly assist?: boolean;
}

/** A seat that the client holds, and the last version of it that it has seen. */
export interface Holding {
  readonly token: string;
  readonly seen?: number;
}

/** Somebody asks you to a table that still waits for players. */
export interface Invitation {
  readonly id: string;
  readonly name: string;
  readonly table: string;
  readonly game: string;
  readonly players: number;
  readonly clock: Clock;
  readonly at: number;
}

/** Ask somebody who keeps a name to your table. */
export interface Invite {
  readonly name: string;
  readonly table: string;
}

/** Take an open seat under a name; `hook` is called when it is the seat's turn and its player is away. */
export interface Join {
  readonly name: string;
  readonly hook?: string | null;
}

/** Answer to a join: the seat and its token, shown only now. */
export interface Joined {
  readonly seat: number;
  readonly token: string;
}

/** A place on the ladder: a person's, or a bot's by its `level`. */
export interface LadderLine {
  readonly name: string;
  readonly rating: Rating;
  readonly level?: string | null;
}

/** The passkey that a browser has made, as its `toJSON()` has it. */
export interface MadeCredential {
  readonly ticket: string;
  readonly credential: Readonly<Record<string, unknown>>;
  readonly label?: string;
}

/** The ticket of a link that was sent; with a name, where there is nobody yet to sign in (`name-needed`). */
export interface MailAnswer {
  readonly ticket: string;
  readonly name?: string | null;
}

/** Who you are: nobody in particular, or a person who keeps a name. `ways` are those to sign in here. */
export interface Me {
  readonly person: PersonInfo | null;
  readonly ways: readonly ("mail" | "passkey")[];
  readonly banned?: string | null;
}

/** Begin to make a passkey: for yourself, or with a name if you keep none yet. */
export interface NewPasskey {
  readonly name?: string | null;
}

/** A player who keeps the others waiting is asked to decide; after so many seconds a bot may play for them. */
export interface Nudge {
  readonly type: "nudge";
  readonly seat: number;
  readonly seconds: number;
}

/** A new tournament that begins in some minutes, or earlier if you say so; you take part. */
export interface OpenTournament {
  readonly game: string;
  readonly players: number;
  readonly rounds?: number;
  readonly minutes?: number;
  readonly clock?: Clock;
  readonly rated?: boolean;
  readonly public?: boolean;
}

/** A position that was read and found sound: `link` opens it on the page's analysis board. */
export interface Opened {
  readonly game: string;
  readonly link: string;
}

/** A passkey of yours: what it is called, when it was made and when it was last used. */
export interface Passkey {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly used: number | null;
}

/** What to hand to the browser's `navigator.credentials`, and the ticket to send back with its answer. */
export interface PasskeyAsked {
  readonly ticket: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** All events that a viewer was told up to a version, for a client that has not heard them. */
export interface Past {
  readonly version: number;
  readonly events: readonly (readonly number[])[];
  readonly since: number;
  readonly seen: string /* base64 */;
}

/** What only you see of yourself. `mail` is masked; `settings` is whatever the page keeps there. */
export interface PersonInfo {
  readonly name: string;
  readonly since: number;
  readonly public: boolean;
  readonly passkeys: readonly Passkey[];
  readonly mail: string | null;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** An action for a seat that looked like `version` when it was chosen. */
export interface Play {
  readonly type: "play";
  readonly id?: number;
  readonly seat: number;
  readonly action: number;
  readonly version: number;
}

/** A move for scripts: its text, or the number of its action. */
export interface PlayMove {
  readonly move: string | number;
  readonly version?: number | null;
}

/** A refused request: a code for programs, a reason for people, and perhaps the seconds after which to try again. */
export interface Problem {
  readonly code: string;
  readonly reason: string;
  readonly retry?: number | null;
  readonly request?: string | null;
}

/** What everyone may see of a person who wants that: since when they keep the name, ratings, and latest games. */
export interface Profile {
  readonly name: string;
  readonly since: number;
  readonly ratings: readonly RatingLine[];
  readonly games: readonly ProfileGame[];
}

/** A rated game that everyone could watch, and which place it was. */
export interface ProfileGame {
  readonly table: string;
  readonly game: string;
  readonly players: number;
  readonly rank: number;
  readonly at: number;
}

/** The key that a browser needs to be called by this server. */
export interface PushKey {
  readonly key: string;
}

/** A seat asks all others to agree; it lapses with the next move. */
export interface Question {
  readonly type: "question";
  readonly question: number;
  readonly seat: number;
  readonly about?: "undo";
}

/** How well somebody plays: 1500 at first, 400 points are about ten wins to one; off by `spread` either way at most. */
export interface Rating {
  readonly mark: number;
  readonly spread: number;
  readonly games: number;
}

/** What a game did to the rating of whoever sat in a seat. */
export interface RatingChange {
  readonly seat: number;
  readonly before: Rating;
  readonly after: Rating;
}

/** How well somebody plays a game with a number of players, and how that came about, the latest last. */
export interface RatingLine {
  readonly game: string;
  readonly players: number;
  readonly rating: Rating;
  readonly history: readonly RatingPoint[];
}

/** A rating after a game: when that ended, and which place it was. */
export interface RatingPoint {
  readonly at: number;
  readonly mark: number;
  readonly rank: number;
}

/** Answer to `why`: the number of the reason among those of the game's schema. */
export interface Reason {
  readonly type: "reason";
  readonly reason: number;
  readonly re: number;
}

/** A message that was not carried out: a code for programs, a reason for people. */
export interface Refusal {
  readonly type: "refusal";
  readonly code: string;
  readonly reason: string;
  readonly retry?: number;
  readonly re?: number;
}

/** Another table with the same seats, once the game is over; tokens stay the same. */
export interface Rematch {
  readonly type: "rematch";
  readonly id?: number;
  readonly seat: number;
}

/** Let a bot play for a person who has long been away, or long kept the others waiting, until they come back. */
export interface Replace {
  readonly type: "replace";
  readonly id?: number;
  readonly seat: number;
  readonly absent: number;
}

/** The result of one seat. */
export interface Result {
  readonly points: number;
  readonly rank: number;
}

/** The same without events: something was taken back, or too much has happened since. */
export interface Resync {
  readonly type: "resync";
  readonly viewer: number;
  readonly version: number;
  readonly record: string /* base64 */;
  readonly acting: readonly number[];
  readonly legal?: readonly number[];
  readonly decided?: number;
  readonly free?: number;
  readonly clocks?: readonly Face[] | null;
  readonly asked?: number;
  readonly survey?: string /* base64 */;
  readonly re?: number;
}

/** Who sits in a seat. `stands_in` names the bot that plays for an absent person. */
export interface SeatInfo {
  readonly kind: "bot" | "human" | "open";
  readonly name: string;
  readonly level?: string | null;
  readonly here?: boolean;
  readonly stands_in?: string | null;
  readonly below?: boolean;
  readonly known?: boolean;
  readonly rating?: Rating | null;
}

/** Who sits in a seat: the first to come, the person who made the table, or a bot. */
export interface SeatWish {
  readonly kind?: "bot" | "human" | "open";
  readonly name?: string | null;
  readonly level?: "easy" | "expert" | "hard" | "master" | "medium" | "novice" | "random" | "level:1" | "level:10" | "level:2" | "level:3" | "level:4" | "level:5" | "level:6" | "level:7" | "level:8" | "level:9";
  readonly bot?: string | null;
}

/** You look for others to play with. The token, which you make up, opens your seat once they are found. */
export interface Seek {
  readonly game: string;
  readonly players: number;
  readonly token: string;
  readonly clock?: Clock;
  readonly rated?: boolean;
  readonly name?: string | null;
}

/** What some people are looking for, and how many they are. */
export interface SeekLine {
  readonly game: string;
  readonly players: number;
  readonly clock: Clock;
  readonly rated: boolean;
  readonly waiting: number;
}

/** What became of a seek. While it waits, ask again every second or two: otherwise it lapses. */
export interface SeekState {
  readonly id: string;
  readonly state: "gone" | "paired" | "waiting";
  readonly table?: string | null;
  readonly seat?: number | null;
  readonly waiting?: number;
  readonly offer?: string | null;
  readonly willing?: number;
  readonly agreed?: boolean;
}

/** A chat message to the table. */
export interface Spoken {
  readonly type: "spoken";
  readonly seat: number;
  readonly text: string;
  readonly at: number;
}

/** All that is public about a table; sent first, and whenever it changes. The key comes with the end. */
export interface TableInfo {
  readonly type: "table";
  readonly format: number;
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatInfo[];
  readonly status: "closed" | "over" | "playing" | "waiting";
  readonly public: boolean;
  readonly clock: Clock;
  readonly late: string;
  readonly fairness: string;
  readonly changes?: Readonly<Record<string, number>>;
  readonly key?: string | null;
  readonly results?: readonly Result[] | null;
  readonly successor?: string | null;
  readonly why?: string | null;
  readonly rated?: boolean;
  readonly acting?: readonly number[] | null;
}

/** A public table in the list: one that waits for players, or one that can be watched. */
export interface TableLine {
  readonly table: string;
  readonly game: string;
  readonly status: "closed" | "over" | "playing" | "waiting";
  readonly seats: readonly SeatInfo[];
  readonly clock: Clock;
  readonly created: number;
  readonly changed?: number;
  readonly rated?: boolean;
}

/** A guest's seats, which become a person's. */
export interface TakeSeats {
  readonly seats: readonly TokenOfSeat[];
}

/** The tables where a seat is yours now. */
export interface TakenSeats {
  readonly taken: readonly string[];
}

/** A seat that a guest holds. */
export interface TokenOfSeat {
  readonly table: string;
  readonly token: string;
}

/** How a tournament stands. `tables` has all rounds so far, the first round first. */
export interface Tournament {
  readonly now: number;
  readonly people: readonly TournamentPlace[];
  readonly tables: readonly (readonly TournamentTable[])[];
  readonly next?: number | null;
  readonly yours?: boolean;
  readonly joined?: boolean;
  readonly table?: string | null;
  readonly short?: boolean;
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly rounds: number;
  readonly clock: Clock;
  readonly rated: boolean;
  readonly public: boolean;
  readonly maker: string;
  readonly starts: number;
  readonly status: "off" | "over" | "playing" | "waiting";
  readonly round: number;
}

/** A tournament in a list: everything that is public, and those of yours. `people` is how many take part. */
export interface TournamentLine {
  readonly people: number;
  readonly joined: boolean;
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly rounds: number;
  readonly clock: Clock;
  readonly rated: boolean;
  readonly public: boolean;
  readonly maker: string;
  readonly starts: number;
  readonly status: "off" | "over" | "playing" | "waiting";
  readonly round: number;
}

/** Somebody's place in a tournament. `opponents` are the points of all they met, which decide between equals. */
export interface TournamentPlace {
  readonly place: number;
  readonly name: string;
  readonly points: number;
  readonly opponents: number;
  readonly wins: number;
  readonly games: number;
  readonly you?: boolean;
  readonly here?: boolean;
  readonly gone?: boolean;
}

/** A seat of a round: a person's, or a bot's by its `level`; with points once the table is over. */
export interface TournamentSeat {
  readonly name: string;
  readonly level?: string | null;
  readonly points?: number | null;
}

/** A table of a round. */
export interface TournamentTable {
  readonly table: string;
  readonly over: boolean;
  readonly seats: readonly TournamentSeat[];
}

/** Take back the seat's last decision, or ask the others to agree to that. */
export interface Undo {
  readonly type: "undo";
  readonly id?: number;
  readonly seat: number;
  readonly decided?: number;
  readonly free?: boolean;
}

/** What is new for a viewer, a seat or -1 for a spectator, after a version it has seen. */
export interface Update {
  readonly type: "update";
  readonly viewer: number;
  readonly after: number;
  readonly version: number;
  readonly record: string /* base64 */;
  readonly acting: readonly number[];
  readonly legal?: readonly number[];
  readonly events?: readonly (readonly number[])[];
  readonly decided?: number;
  readonly free?: number;
  readonly clocks?: readonly Face[] | null;
  readonly asked?: number;
  readonly survey?: string /* base64 */;
  readonly re?: number;
}

/** The answer of a passkey, as its `toJSON()` has it. */
export interface UsedCredential {
  readonly ticket: string;
  readonly credential: Readonly<Record<string, unknown>>;
}

/** Why a seat may not take an action that answers the decision it is asked for. */
export interface Why {
  readonly type: "why";
  readonly id?: number;
  readonly seat: number;
  readonly action: number;
}

/** What an operator should know about how somebody behaves at a table. */
export interface WriteReport {
  readonly table: string;
  readonly seat: number;
  readonly words: string;
}

export type FromClient = Hello | Play | Undo | Answer | Chat | Replace | Back | Rematch | Why;
export type FromServer = TableInfo | Update | Resync | Spoken | Question | Nudge | Answered | Reason | Done | Refusal;
