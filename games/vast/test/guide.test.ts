import { dice } from '@trollmoot/kernel';
import { expect, test } from 'vitest';
import type { Action, Step } from '../src/contents.ts';
import { sidequestNamed } from '../src/data/knight.ts';
import { VARIANTS } from '../src/data/variants.ts';
import { vast } from '../src/index.ts';
import { go, scene, settingsFor } from '../src/scenes/index.ts';
import type { State } from '../src/state.ts';
import type { View } from '../src/view.ts';

const languages = ['en', 'de', 'fr'] as const;
const ODD = /undefined|null|NaN|\[object|\$\{|[{}]| {2}|\b[A-Z]+-\d|\b[a-z]+[A-Z]|^\s|\s$|\(\)|: \.|\s[,.]/;
const LONGEST = 170;
const en = vast.words.en!;

/** What is wrong with the numbers that a turn's prompt and the line below it name. */
function faultIn(step: Step, view: View, seat: number, options: readonly Action[]): string | null {
  const said = `${en.prompt(step, view, seat)} ${en.left(step, view, seat)}`;
  const offers = (...kinds: readonly string[]): boolean => options.some((act) => kinds.includes(act.do));
  const says = (thing: string): boolean => new RegExp(`[1-9]\\d* ${thing}`).test(said);
  const isOwed = /^(Attack|Meet)/.test(said);
  const wrong = (fault: string): string => `${fault}: ${said}`;
  if (step.step === 'knight.act') {
    if (!isOwed && says('step') !== offers('walk', 'walkOut')) return wrong('steps');
    if (says('cube') !== offers('placeCube')) return wrong('cubes');
    if (said.includes('Unclaimed') !== offers('claim')) return wrong('claims');
  }
  if (step.step === 'thief.act' && says('step') !== offers('sneak', 'sneakOut', 'climb')) return wrong('steps');
  if (step.step === 'goblins.tribe') {
    if (said.startsWith('Move') !== offers('prowl', 'prowlOut', 'stray', 'tunnel')) return wrong('moves'); // a Wisp moves the Knight
    if (offers('emerge', 'lurk', 'comeOut') && !said.startsWith('Bring out')) return wrong('coming out');
  }
  if (/(^|[^\d])0 (step|cube|Encounter)/.test(said)) return wrong('nothing is counted');
  if (step.step === 'goblins.act' && says('Tribe') !== offers('activate')) return wrong('Tribes');
  if (step.step === 'dragon.act' || step.step === 'dragon.rest')
    if (said.includes('Ready to wake') !== offers('wake')) return wrong('waking');
  return null;
}

test('in games of every line-up, the numbers of a turn agree with what can be done', () => {
  const wrong = new Set<string>();
  let asked = 0;
  for (const [i, { roles }] of VARIANTS.entries()) {
    const random = dice(`guide ${roles}`);
    const s = vast.setup(settingsFor({ roles: roles as 'K', terrain: i % 2 === 0 }, roles.length), roles.length, roles);
    while (vast.result(s) === null) {
      const seat = vast.waitingFor(s)[0]!;
      const step = vast.view(s, seat).asks!;
      const options = vast.options(s, seat);
      const view = vast.view(s, seat);
      const fault = faultIn(step, view, seat, options);
      if (fault !== null) wrong.add(`${roles} ${fault}`);
      asked++;
      if (random(12) === 0) for (const text of textsOf(step, view, seat, options)) wrong.add(text);
      const likely = vast.bot.habits(s, seat, options);
      vast.play(s, seat, likely[random(Math.min(likely.length, 6))]!);
    }
  }
  expect([...wrong].slice(0, 20)).toEqual([]);
  expect(asked).toBeGreaterThan(5000);
});

/** Odd or overlong sentences about what is left, comes next or would be lost, in any language. */
function textsOf(step: Step, view: View, seat: number, options: readonly Action[]): string[] {
  return languages.flatMap((language) => {
    const words = vast.words[language]!;
    const forfeits = options.map((act) => words.forfeit!(act, options, view));
    const next = options.map((act) =>
      words.next!(
        { do: act.do },
        options.filter((other) => other.do === act.do),
        view,
      ),
    );
    const said = [words.left(step, view, seat), ...next, ...forfeits.flatMap((lost) => [lost?.brief, lost?.asks])];
    return said.filter((text) => text != null && text !== '' && (ODD.test(text) || text.length > LONGEST)) as string[];
  });
}

const knightTurn = (quests: readonly string[]): State => {
  const s = scene('KGD', 'ENT A01 A05', { plan: [{ step: 'knight.act' }] });
  s.knight!.at = 1;
  s.knight!.grit = 4;
  s.knight!.sidequests = quests.map((quest) => sidequestNamed(quest as 'swift'));
  return go(s);
};
const leftOf = (s: State): string => en.left(vast.view(s, 0).asks!, vast.view(s, 0), 0);
const forfeit = (s: State, act: Action) => en.forfeit!(act, vast.options(s, 0), vast.view(s, 0));

test('a reward that is lost with the turn is asked about, with what it brings', () => {
  const s = knightTurn(['swift', 'daring', 'cunning']);
  s.knight!.entered = [1, 2, 3, 4, 5, 6, 7];
  expect(forfeit(s, { do: 'endTurn' })).toEqual({
    brief: 'Swift unclaimed',
    asks: 'Swift is yours to claim. +4 Grit brings you to 8, with a Hero cube on the way. It is lost if you end now.',
    first: { do: 'claim', quest: sidequestNamed('swift') },
  });
  expect(forfeit(s, { do: 'placeCube', on: 'bow' })).toBeNull();
  expect(leftOf(s)).toMatch(/^Unclaimed: Swift, \+4 Grit\. /);
});
test('a reward of the last act is asked about before any other act', () => {
  const s = knightTurn(['daring', 'swift', 'cunning']);
  s.knight!.chances = 1 << sidequestNamed('daring');
  const claim = { do: 'claim', quest: sidequestNamed('daring') } as const;
  expect(forfeit(s, { do: 'placeCube', on: 'bow' })).toMatchObject({
    asks: expect.stringContaining('lost if you do this first'),
    first: claim,
  });
  expect(forfeit(s, claim)).toBeNull();
});
test('a reward that stays does not ask', () => {
  const s = knightTurn(['intrepid', 'swift', 'cunning']);
  s.map.revealed = 12;
  expect(forfeit(s, { do: 'endTurn' })?.asks ?? null).toBeNull();
  expect(leftOf(s)).toMatch(/^Unclaimed: Intrepid, \+3 Grit\. /);
});
test('only the Knight herself sees what she can claim', () => {
  const s = knightTurn(['intrepid', 'swift', 'cunning']);
  s.map.revealed = 12;
  expect([0, 1, null].map((seat) => vast.view(s, seat).knight!.claims)).toEqual([['intrepid'], [], []]);
});
test('without an Encounter the prompt counts no steps', () => {
  const s = knightTurn([]);
  s.knight!.tracks = [1, 0, 0];
  s.knight!.encounters = 1;
  s.knight!.ready = 0;
  const view = vast.view(s, 0);
  expect([en.prompt(view.asks!, view, 0), leftOf(s)]).toEqual([
    'Anything else this turn?',
    'No steps, Encounters or cubes left. Without an Encounter you can’t walk.',
  ]);
});
test('Pride that is ready asks before the Dragon’s turn ends', () => {
  const s = scene('KD', 'ENT A01', { plan: [{ step: 'dragon.rest' }] });
  s.seat = 1;
  s.dragon!.at = 1;
  s.dragon!.done = 8;
  go(s);
  const lost = en.forfeit!({ do: 'endTurn' }, vast.options(s, 1), vast.view(s, 1))!;
  expect(lost.first).toEqual({ do: 'wake', sloth: 'prideStill' });
  expect(lost.asks).toMatch(/^You can wake with Pride \(stillness\)\. That makes Wakefulness \d+ of \d+\. It is lost/);
});
test('after a pick the prompt says what to choose next', () => {
  const view = vast.view(scene('KG'), 0);
  expect(
    en.next!(
      { do: 'shootBow' },
      [
        { do: 'shootBow', tribe: 0 },
        { do: 'shootBow', tribe: 1 },
      ],
      view,
    ),
  ).toBe('Choose a target for the Bow.');
  expect(
    en.next!(
      { monster: 1 },
      [
        { do: 'assignMonster', monster: 1, tribe: 0 },
        { do: 'replaceMonster', monster: 1, tribe: 1, replaced: 3 },
        { do: 'redrawMonster', monster: 1 },
      ],
      view,
    ),
  ).toBe('Choose the Tribe that this Monster joins.');
  const slithers = (['hunger', 'prideGem'] as const).map(
    (to) => ({ do: 'power', power: 'slither', from: 'greed', to }) as const,
  );
  expect(en.next!({ do: 'power', power: 'slither' }, slithers, view)).toBe(
    'Choose the section that a Sloth cube leaves.',
  );
  expect(en.next!({ do: 'power', power: 'slither', from: 'greed' }, slithers, view)).toBe(
    'Where should the Sloth cube from Greed go?',
  );
  expect(en.next!({}, [{ do: 'endTurn' }], view)).toBeNull();
});
