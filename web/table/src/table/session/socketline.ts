// The line to a server: a socket that comes back by itself.

import type { FromClient, FromServer, Past, TableInfo } from "../../../../generated/wire";
import { heldSeats, holdSeats, noteTable, releaseSeats } from "../storage/seattokens";
import { Reconnection, type LineListener, type Line } from "./line";
import { tableOf, type MatchRecord } from "./records";
import { server, socketAddress } from "../resources/server";
import type { SavedGame } from "../storage/savedgames";

const WRONG = 1008; // closing code: coming back would not help

export class SocketLine implements Line {
  readonly remote = true;
  private listener!: LineListener;
  private socket: WebSocket | null = null;
  private readonly reconnection = new Reconnection(() => this.connect());
  private readonly ending = new AbortController(); // of what is listened to

  constructor(readonly table: string) {}

  get tokens(): Readonly<Record<number, string>> {
    return heldSeats(this.table)?.seats ?? {};
  }

  open(listener: LineListener): void {
    this.listener = listener;
    this.watchNetwork();
    this.connect();
  }

  send(message: FromClient): boolean {
    if (this.isOpen) this.socket!.send(JSON.stringify(message));
    return this.isOpen;
  }

  private get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  past(viewer: number): Promise<Past> {
    return server.past(this.table, this.tokens[viewer]);
  }

  async record(): Promise<SavedGame> {
    return tableOf((await server.record(this.table)) as MatchRecord);
  }

  async leave(): Promise<void> {
    const tokens = Object.entries(this.tokens);
    await Promise.all(tokens.map(([seat, token]) => server.leave(this.table, Number(seat), token)));
    releaseSeats(this.table);
  }

  again(): void {
    this.connect();
  }

  close(): void {
    this.ending.abort();
    this.reconnection.cancel();
    this.drop();
  }

  // ---- coming back ----

  private connect(): void {
    this.drop();
    const socket = new WebSocket(socketAddress(this.table));
    this.socket = socket;
    socket.onopen = (): void => this.listener.greet();
    socket.onmessage = ({ data }: MessageEvent<string>): void => this.hear(JSON.parse(data) as FromServer);
    socket.onclose = ({ code }): void => this.broken(code);
  }

  private hear(message: FromServer): void {
    this.reconnection.rest(message.type === "refusal" && message.retry ? 1000 * message.retry : undefined);
    if (message.type === "table") this.note(message);
    this.listener.turned("connected");
    this.listener.hear(message);
  }

  /** Remember what became of our seats; players keep them for the rematch. */
  private note(info: TableInfo): void {
    if (!Object.keys(this.tokens).length) return;
    noteTable(info);
    if (info.successor) holdSeats(info.successor, info.game, this.tokens);
  }

  /** A socket notices late that the network is gone, and a pause may be long when it is there again. */
  private watchNetwork(): void {
    const { signal } = this.ending;
    addEventListener("offline", () => (this.drop(), this.broken(0)), { signal });
    addEventListener("online", () => this.isOpen || this.reconnection.now(), { signal });
  }

  private broken(code: number): void {
    this.socket = null;
    this.listener.turned(code === WRONG ? "lost" : "reconnecting");
    if (code !== WRONG) this.reconnection.later();
  }

  /** Let go of the socket, whatever it still has to say. */
  private drop(): void {
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }
}
