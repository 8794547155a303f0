import type { Board, Sound } from '@trollmoot/boardkit/board.ts';
import { isSpent, progress } from '@trollmoot/vast';
import { about } from './about.ts';
import { AUTO_ANSWERS } from './auto-answers.ts';
import type { Action, News, Step, View } from './cave/facts.ts';
import { shownOf } from './cave/places.ts';
import { TEXTS } from './cave/words.ts';
import { harms } from './harms.ts';
import Moment from './moment/Moment.svelte';
import { moment } from './moment/moment.ts';
import Portrait from './Portrait.svelte';
import Handle from './roles/Handle.svelte';
import Mine from './roles/Mine.svelte';
import SeatCard from './roles/SeatCard.svelte';
import VastBoard from './VastBoard.svelte';

/** How long each piece of news plays, in milliseconds; the others pass at once. */
const PACE: { readonly [news in News['news']]?: number } = {
  revealed: 420,
  oriented: 220,
  placed: 160,
  rotated: 260,
  removed: 260,
  slid: 450,
  moved: 300,
  movedOff: 300,
  emerged: 300,
  lurks: 250,
  scattered: 320,
  tribeHid: 250,
  tribeUncovered: 300,
  dragonAppeared: 350,
  surfaced: 600,
  thiefAppeared: 200,
  thiefKilled: 400,
  knightKilled: 600,
  tokenPlaced: 140,
  tokenMoved: 260,
  gemPlaced: 200,
  gemMoved: 260,
  flameWallLaid: 350,
  bombed: 300,
  rockslide: 300,
  rolled: 900,
  eventPlayed: 700,
  warChosen: 700,
  secretPlayed: 700,
  omenUsed: 600,
  treasureShown: 600,
  powerUsed: 600,
  terrainLaid: 300,
};

const SOUND: { readonly [news in News['news']]?: Sound } = {
  revealed: 'card',
  placed: 'thud',
  removed: 'thud',
  slid: 'thud',
  moved: 'step',
  movedOff: 'step',
  emerged: 'step',
  scattered: 'sad',
  surfaced: 'roar',
  awakened: 'roar',
  shrieked: 'roar',
  powerUsed: 'roar',
  rolled: 'dice',
  looted: 'coin',
  stashed: 'coin',
  hoarded: 'coin',
  cubeGained: 'chime',
  questDone: 'chime',
  knightHurt: 'sad',
  dragonHurt: 'roar',
  thiefKilled: 'sad',
  bombed: 'thud',
  rockslide: 'thud',
  collapseBegan: 'roar',
  eventPlayed: 'card',
  warChosen: 'card',
  secretPlayed: 'card',
  omenUsed: 'chime',
  won: 'fanfare',
};

const overlay = (name: keyof (typeof TEXTS)['en']['overlays']) => ({
  name,
  title: { en: TEXTS.en.overlays[name], de: TEXTS.de.overlays[name], fr: TEXTS.fr.overlays[name] },
});

/** The Cave's progress has two halves: placing its tiles, then the Crystal tiles that fall. */
const nearness = (view: View): readonly number[] =>
  progress(view).map(({ role, have, need }) => {
    const part = (100 * have) / need;
    if (role !== 'cave') return Math.round(part);
    return Math.round(view.map.collapsing ? 50 + part / 2 : part / 2);
  });

/** What brings a role nearer to its goal. */
const RACES: readonly News['news'][] = [
  ...(['knightHurt', 'knightKilled', 'dragonHurt', 'woke', 'awakened', 'surfaced', 'stashed', 'thiefKilled'] as const),
  ...(['crystalToKnight', 'crystalBattered', 'collapseBegan', 'questDone', 'cubeGained', 'assaulted', 'won'] as const),
];

const board: Board<View, Action, News, Step> = {
  Board: VastBoard,
  Mine,
  mineIsWide: true,
  MineHandle: Handle,
  Portrait,
  SeatCard,
  chapter: (view) => ({ turn: view.round, seat: view.roles.indexOf(view.turn) }),
  beginsTurn: ({ news }) => news === 'turnBegan',
  fit: 'framed',
  pace: ({ news }) => PACE[news] ?? 0,
  sound: ({ news }) => SOUND[news] ?? null,
  about,
  harms,
  races: ({ news }) => RACES.includes(news),
  moment,
  Moment,
  button: (act, view) =>
    shownOf(act, view).button ? { tone: act.do === 'endTurn' && isSpent(view) ? 'ember' : 'paper' } : null,
  nearness,
  turn: (view) => view.roles.indexOf(view.turn),
  autoAnswers: AUTO_ANSWERS,
  overlays: [overlay('reach'), overlay('attacks'), overlay('threats')],
};
export default board;
