import { type News, type View, wakeChance } from '@trollmoot/troll-and-dragon';

/** The dice at this moment of the motion: the old view, changed by the news played so far. */
export interface DiceShown {
  readonly white: readonly { face: string | null; state: 'free' | 'held' | 'kept' | 'blocked'; isTumbling: boolean }[];
  readonly gold: readonly { face: number | null; isTumbling: boolean }[];
  readonly red: readonly { face: string | null; isTumbling: boolean }[];
  readonly found: number; // pieces just found
}

export function diceShown(view: View, told: readonly News[], playing: News | null): DiceShown {
  const white: DiceShown['white'][number][] = view.white.map(({ face, free, held, kept }) => ({
    face,
    state: held ? 'held' : free ? 'free' : kept ? 'kept' : 'blocked',
    isTumbling: false,
  }));
  const gold = view.gold.map((face) => ({ face, isTumbling: false }));
  const red = view.red.map(({ face }) => ({ face: face as string | null, isTumbling: false }));
  let found = 0;
  for (const news of told) {
    if (news.news === 'rolled') {
      news.faces.forEach((face, i) => {
        if (face !== null) white[i] = { face, state: face === 'troll' ? 'blocked' : 'free', isTumbling: false };
      });
      found = news.diamonds;
    } else if (news.news === 'threw') {
      news.faces.forEach((face, i) => {
        gold[i] = { face, isTumbling: false };
      });
      found = news.nuggets;
    } else if (news.news === 'roused')
      news.faces.forEach((face, i) => {
        if (face !== null) red[i] = { face, isTumbling: false };
      });
  }
  if (playing?.news === 'rolled') tumble(white, playing.faces);
  if (playing?.news === 'threw') tumble(gold, playing.faces);
  if (playing?.news === 'roused') tumble(red, playing.faces);
  return { white, gold, red, found };
}

/** The dice in the air are the ones the news gives a face. */
function tumble(dice: { isTumbling: boolean }[], faces: readonly unknown[]): void {
  faces.forEach((face, i) => {
    if (face !== null) dice[i]!.isTumbling = true;
  });
}

/** How many of the Dragon's eyes are open. */
export function eyesOpen(view: View, told: readonly News[], playing: News | null): 0 | 1 | 2 {
  const happened = playing === null ? told : [...told, playing];
  if (happened.some(({ news }) => news === 'woke')) return 2;
  const stirred = happened.some(({ news }) => news === 'stirred') || view.red.some(({ face }) => face === 'dragon');
  return stirred ? 1 : 0;
}

/** The scene to show: the Cavern from the moment its door opens until the turn is over. */
export function place(view: View, told: readonly News[], playing: News | null): 'grotto' | 'cavern' {
  let where: 'grotto' | 'cavern' = view.phase === 'cavern' ? 'cavern' : 'grotto';
  for (const { news } of playing === null ? told : [...told, playing]) {
    if (news === 'entered') where = 'cavern';
    if (news === 'began') where = 'grotto';
  }
  return where;
}

/** The chance that the next red roll wakes the Dragon, by the dice as they are shown; null while they roll. */
export function dangerShown(view: View, { red }: DiceShown): { cases: number; of: number } | null {
  if (view.danger === null || red.some(({ isTumbling }) => isTumbling)) return null;
  return wakeChance(red.map(({ face }, die) => ({ face, dragons: view.red[die]!.dragons })));
}
