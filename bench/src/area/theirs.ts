import type { Ctx, Game } from 'boardgame.io';
import { type AreaView, CARDS, doors, goldOf, HAND, KINDS, owner, ROOMS, roomOf, TOKENS } from './board.ts';

// The same game as `ours.ts`, written as boardgame.io's documentation suggests: state `G`, moves, `playerView` for secrets.

interface G {
  tokens: { id: number; owner: number; room: number; kind: string | null; shown: boolean }[];
  rooms: { id: number; gold: number; claims: number }[];
  gold: number[];
  hands: number[][];
  deck: number[];
  discards: number;
}

const INVALID = 'INVALID_MOVE'; // what boardgame.io/core calls INVALID_MOVE

export const area: Game<G> = {
  name: 'area',
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: CARDS }, (_, card) => card));
    return {
      tokens: Array.from({ length: TOKENS }, (_, id) => ({
        id,
        owner: owner(id),
        room: random.Die(ROOMS) - 1,
        kind: KINDS[random.Die(KINDS.length) - 1]!,
        shown: false,
      })),
      rooms: Array.from({ length: ROOMS }, (_, id) => ({ id, gold: goldOf(id), claims: 0 })),
      gold: [0, 0],
      hands: [deck.splice(0, HAND), deck.splice(0, HAND)],
      deck,
      discards: 0,
    };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    move: ({ G, playerID }, token: number, to: number) => {
      const it = G.tokens[token];
      if (it === undefined || it.owner !== Number(playerID) || !doors(it.room).includes(to)) return INVALID;
      it.room = to;
      return undefined;
    },
    show: ({ G, playerID }, token: number) => {
      const it = G.tokens[token];
      if (it === undefined || it.owner !== Number(playerID) || it.shown) return INVALID;
      it.shown = true;
      return undefined;
    },
    play: {
      client: false,
      move: ({ G, playerID, random }, card: number) => {
        const hand = G.hands[Number(playerID)]!;
        const at = hand.indexOf(card);
        if (at < 0) return INVALID;
        hand.splice(at, 1);
        const inside = [0, 0];
        for (const token of G.tokens) if (token.room === roomOf(card)) inside[token.owner]!++;
        if (inside[0] !== inside[1]) G.gold[inside[0]! > inside[1]! ? 0 : 1]! += goldOf(roomOf(card));
        G.rooms[roomOf(card)]!.claims++;
        G.deck.splice(random.Die(G.deck.length + 1) - 1, 0, card);
        hand.push(G.deck.pop()!);
        G.discards++;
        return undefined;
      },
    },
  },
  playerView: ({ G, playerID }: { G: G; ctx: Ctx; playerID: string | null }): AreaView => ({
    tokens: G.tokens.map((token) =>
      token.shown || String(token.owner) === playerID ? token : { ...token, kind: null },
    ),
    rooms: G.rooms,
    gold: G.gold,
    hand: playerID === null ? [] : G.hands[Number(playerID)]!,
    held: G.hands.map((hand) => hand.length),
    deck: G.deck.length,
    discards: G.discards,
  }),
};
