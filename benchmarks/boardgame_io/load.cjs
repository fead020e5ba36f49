// Tables of boardgame.io with two clients each, which move as soon as they may. Prints what `starlode load` prints.
const { fork } = require("node:child_process");
const { once } = require("node:events");
const { join } = require("node:path");
const { setTimeout: sleep } = require("node:timers/promises");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { CELLS, Pebbles } = require("./game.cjs");

const PORT = 8765;
const WARMING_MS = 2000; // at the beginning, which is not measured
const FEW = 10; // moves after which a table plays as fast as it can
const [tables, seconds] = process.argv.slice(2).map(Number);
const times = [];
const playing = new Set(); // clients that have seen a few moves
let measuring = false;

function sitDown(match, seat) {
  const client = Client({
    game: Pebbles,
    matchID: match,
    playerID: seat,
    debug: false,
    multiplayer: SocketIO({ server: `localhost:${PORT}` }),
  });
  let sent = null;
  let moves = -1;
  client.subscribe((state) => {
    if (!state || state.G.dropped === moves) return;
    moves = state.G.dropped;
    if (moves >= FEW) playing.add(client);
    if (sent !== null && measuring) times.push(performance.now() - sent);
    sent = null;
    if (state.ctx.currentPlayer !== seat) return;
    setImmediate(() => {
      sent = performance.now();
      client.moves.drop(moves % CELLS);
    });
  });
  client.start();
  return client;
}

async function used(server) {
  server.send("used");
  return (await once(server, "message"))[0];
}

async function main() {
  const server = fork(join(__dirname, "server.cjs"), [String(PORT)], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  await once(server, "message");
  const clients = ["0", "1"].map((seat) => sitDown("first", seat)); // so that whatever is loaded only once is there
  await sleep(WARMING_MS);
  const before = await used(server);
  for (let table = 1; table < tables; table++) for (const seat of ["0", "1"]) clients.push(sitDown(`match-${table}`, seat));
  while (playing.size < clients.length) await sleep(100);
  await sleep(WARMING_MS);
  const first = await used(server);
  measuring = true;
  await sleep(seconds * 1000);
  measuring = false;
  const last = await used(server);
  report(before, first, last);
  server.kill();
  process.exit(0);
}

function report(before, first, last) {
  times.sort((a, b) => a - b);
  const at = (share) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(2));
  const result = {
    game: "pebbles (3 KB)",
    tables,
    moves_per_s: Math.round(times.length / seconds),
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    cpu_us_per_move: Math.round((last.cpu - first.cpu) / Math.max(1, times.length)),
    kb_per_table: Math.round((last.memory - before.memory) / Math.max(1, tables - 1) / 1024),
  };
  console.log(JSON.stringify(result));
}

main();
