// boardgame.io's own server, in memory; its parent may ask what it has used.
const { Server, Origins } = require("boardgame.io/server");
const { Pebbles } = require("./game.cjs");

process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: user + system, memory: process.memoryUsage().rss });
});
process.on("disconnect", () => process.exit());

const server = Server({ games: [Pebbles], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => process.send({ ready: true }) });
