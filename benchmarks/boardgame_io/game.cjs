// Two seats in turn and a state of about 3 KB, like the record of one of our games. No optimistic moves: what counts is
// what the server has accepted.
const CELLS = 1500;

exports.CELLS = CELLS;
exports.Pebbles = {
  name: "pebbles",
  setup: () => ({ dropped: 0, cells: Array.from({ length: CELLS }, (_, place) => place % 7) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: {
      client: false,
      move: ({ G }, cell) => {
        G.cells[cell] = (G.cells[cell] + 1) % 7;
        G.dropped += 1;
      },
    },
  },
};
