import { dice, type Explanation, type Thing } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { BOARDS, caveTroll, type View } from '../src/index.ts';
import { asked, defaults, type Extras, figureNamed, go, scene, spaceNamed } from '../src/scenes/index.ts';
import type { State } from '../src/state.ts';

const languages = ['en', 'de', 'fr'] as const;
const company = { names: ['Ana', 'Quill', 'Old Hild', 'Ulf'], you: 0 };
const texts = ({ name, kind, does, now, cannot, scores }: Explanation): string[] =>
  [name, kind, does, now?.title, now?.says, cannot, scores].filter((text) => text != null);

/** Views of random games with every character set and board, for a reader of every seat and a spectator. */
function* views(): Generator<{ view: View; reader: number | null }> {
  const random = dice('explain');
  for (const set of [
    {},
    { characterSet: 'variant', boardLayout: 'onePit' },
    { wraithTargets: 'heroesOnly', dwarfStacking: 'linear', thiefBlockedByKnight: false },
    { wraithEntryPush: 'optional', dwarfAppliesTo: 'fullBoardOnly', entryPlacement: 'ownStaircase' },
  ] as const) {
    const s = caveTroll.setup({ ...defaults(), ...set }, 3, 'explain');
    for (let ply = 0; ply < 500 && caveTroll.waitingFor(s).length > 0; ply++) {
      const options = caveTroll.options(s, asked(s));
      caveTroll.play(s, asked(s), options[random(options.length)]!);
      const reader = [0, 1, 2, null][ply % 4]!;
      if (ply % 25 < 4) yield { view: caveTroll.view(s, reader), reader };
    }
  }
}

describe.each(languages)('In %s', (language) => {
  test('everything that has a name has words, short and whole', () => {
    const words = caveTroll.words[language]!.among!(company);
    const kinds = new Set<string>();
    const clauses = new Set(Object.keys(caveTroll.clauses));
    const wrong: unknown[] = [];
    for (const { view, reader } of views())
      for (const thing of words.thingsIn(view, reader)) {
        kinds.add(thing.thing);
        const card = words.explain(thing, view, reader);
        const isWhole =
          card !== null &&
          texts(card).every((text) => text !== '' && !/undefined|null|NaN|…| {2}/.test(text)) &&
          card.does.split(/(?<=\.)\s/).length <= 2 &&
          card.does.split(' ').length <= 28 &&
          clauses.has(card.clause!);
        if (!isWhole) wrong.push([thing, card]);
      }
    expect(wrong).toEqual([]);
    expect([...kinds].sort()).toEqual([
      'act',
      'actions',
      'artifact',
      'card',
      'claims',
      'coins',
      'deck',
      'door',
      'figure',
      'gold',
      'hand',
      'pile',
      'space',
      'track',
    ]);
  });

  test('what is not there has no words', () => {
    const view = caveTroll.view(scene(''), 0);
    const absent: Thing[] = [
      { thing: 'figure', figure: 0 } as Thing,
      { thing: 'figure', figure: 999 } as Thing,
      { thing: 'space', space: 99 } as Thing,
      { thing: 'artifact', seat: 1 } as Thing,
      { thing: 'dragon' },
    ];
    expect(absent.map((thing) => caveTroll.words[language]!.explain(thing, view, 0))).toEqual(absent.map(() => null));
  });
});

const en = caveTroll.words.en.among!(company);
const about = (s: State, figure: string, reader = 0): Explanation =>
  en.explain({ thing: 'figure', figure: figureNamed(s, figure) } as Thing, caveTroll.view(s, reader), reader)!;
const room = (s: State, name: string): Explanation =>
  en.explain({ thing: 'space', space: spaceNamed(s, name) } as Thing, caveTroll.view(s, 0), 0)!;

describe('What a figure threatens on its owner’s next turn', () => {
  const threat = (layout: string, figure: string, extras: Extras = {}) => about(scene(layout, extras), figure).now;

  test('a Wraith: those it could push with its next action, your own and others’', () => {
    expect(threat('NW Hall: green wraith; NW Cell: red adventurer; NW Guardroom: blue thief', 'green wraith')).toEqual({
      title: 'On Old Hild’s next turn',
      says: 'Threatens your Adventurer in the North-West Cell and Quill’s Thief in the North-West Guardroom.',
    });
  });

  test('no Barbarian, nobody on a staircase, nobody behind a Knight', () => {
    expect(threat('NW Hall: green wraith; NW Cell: red barbarian; NW Staircase: red thief', 'green wraith')!.says).toBe(
      'Threatens no one.',
    );
    expect(threat('NW Hall: green wraith; NW Cell: red adventurer, blue knight', 'green wraith')!.says).toBe(
      'Threatens no one.',
    );
  });

  test('an Orc next door: a step and a blow', () => {
    expect(threat('NW Hall: blue orc; NW Cell: red knight', 'blue orc')!.says).toBe('Threatens no one.');
    expect(threat('NW Hall: blue orc; NW Cell: red dwarf', 'blue orc')!.says).toBe(
      'Threatens your Dwarf in the North-West Cell, with 2 actions.',
    );
  });

  test('not more than the turn has: the second turn of the game has 2 actions', () => {
    const s = scene('NW Staircase: blue orc; NW Cell: red dwarf');
    s.turn = 1;
    expect(about(s, 'blue orc').now!.says).toBe('Threatens your Dwarf in the North-West Cell, with 2 actions.');
    s.where[figureNamed(s, 'blue orc')] = spaceNamed(s, 'NW Vault');
    expect(about(s, 'blue orc').now!.says).toBe('Threatens no one.');
  });

  test('variant monsters', () => {
    const set = { set: { characterSet: 'variant' } } as const;
    expect(threat('NW Hall: blue grunt, 2 red adventurer', 'blue grunt', set)!.says).toBe(
      'Threatens your Adventurer in the North-West Hall.',
    );
    expect(threat('NW Hall: blue banshee; NW Cell: red assassin', 'blue banshee', set)!.says).toBe(
      'Threatens your Assassin in the North-West Cell.',
    );
    expect(threat('NW Hall: blue banshee; NW Cell: red assassin, red paladin', 'blue banshee', set)!.says).toBe(
      'Threatens no one.',
    );
  });

  test('a hero that harms nobody: the gold it could win', () => {
    expect(threat('NW Gallery: blue adventurer', 'blue adventurer')!.says).toBe(
      'Threatens no one, but could win the North Throne Room (5 gold) with 1 action.',
    );
  });
});

describe('What your own figure can do now', () => {
  test('every legal move of it, with what happens there', () => {
    const s = scene('NE Staircase: red knight; NE Hall: red orc');
    expect(about(s, 'red knight').now).toEqual({
      title: 'Now, for 1 action',
      says: 'Move to the North-East Cell (1 gold), the North-East Hall (1 gold, slays your Orc) or the North-East Vault (2 gold).',
    });
  });

  test('agrees with the options', () => {
    const random = dice('own');
    const s = caveTroll.setup(defaults(), 2, 'own');
    for (let ply = 0; ply < 300 && caveTroll.waitingFor(s).length > 0; ply++) {
      const seat = asked(s);
      const options = caveTroll.options(s, seat);
      const view = caveTroll.view(s, seat);
      if (caveTroll.current(s)!.step === 'act')
        for (const act of options)
          if (act.do === 'move') {
            const card = en.explain({ thing: 'figure', figure: act.figure } as Thing, view, seat)!;
            const { key } = BOARDS.threePits.spaces[act.to]!;
            expect(card.now!.says, key).toContain(caveTroll.words.en.label(act, view).split(' to the ')[1]!);
          }
      caveTroll.play(s, seat, options[random(options.length)]!);
    }
  });
});

describe('A room', () => {
  test('who controls it and why, who may enter, what it pays', () => {
    const s = scene('NW Crypt: blue adventurer, red dwarf, blue barbarian');
    expect(room(s, 'NW Crypt')).toEqual({
      name: 'North-West Crypt',
      owner: null,
      kind: 'room, 4 gold',
      does: 'The player with the most heroes here gains its gold when it is scored.',
      now: { title: 'Who controls it now', says: 'Quill: 3 heroes to 1.' },
      cannot: 'Anyone can enter: 3 of 5 characters are here.',
      scores: 'Pays 8 gold now: 4 printed, more for Dwarves and chests.',
      clause: 'SCORE-4',
    });
  });

  test.each([
    ['NW Hall: red adventurer, blue adventurer', 'Tied at 1 hero each: no one gains.'],
    ['NW Hall: red orc', 'No one controls it: there is no hero here.'],
    ['NW Hall: 2 red adventurer', 'You: 2 heroes to 0.'],
  ])('%s', (layout, says) => expect(room(scene(layout), 'NW Hall').now!.says).toBe(says));

  test.each([
    ['NW Hall: blue knight', 'Only Knights and Quill’s own characters can enter: Quill’s Knight is here.'],
    ['NW Hall: blue caveTroll', 'No one can enter: a Cave Troll lives here.'],
    ['NW Hall: 5 blue adventurer', 'Full: 5 characters are here, and 5 is the most.'],
    ['NW Hall: blue knight, red knight', 'Only Knights can enter: Knights of two players are here.'],
  ])('%s', (layout, says) => expect(room(scene(layout), 'NW Hall').cannot).toBe(says));
});

describe('Numbers agree', () => {
  test('[TURN-2] a turn of two actions never speaks of four', () => {
    const s = caveTroll.setup(defaults(), 3, 'first turns');
    go(s, 'pass');
    const view = caveTroll.view(s, s.player);
    const words = caveTroll.words.en;
    expect(words.left(caveTroll.current(s)!, view, s.player)).toMatch(/^2 actions this turn · in hand: /);
    expect(words.explain({ thing: 'actions' }, view, s.player)!.kind).toBe('2 of 2 left');
    expect(words.forfeit!({ do: 'pass' }, [], view)).toEqual({ brief: '2 unused', asks: null, first: null });
  });

  test('a prompt names only what is possible', () => {
    const s = caveTroll.setup(defaults(), 3, 'nothing yet');
    expect(caveTroll.words.en.prompt(caveTroll.current(s)!, caveTroll.view(s, s.player), s.player)).toBe(
      'One action left: draw and play a card.',
    );
    const full = scene('NW Hall: red orc, blue dwarf', { artifact: 'wand' });
    expect(caveTroll.words.en.prompt(caveTroll.current(full)!, caveTroll.view(full, 0), 0)).toBe(
      'Move a character, use an ability, draw and play a card or play your artifact.',
    );
  });
});

describe('Names', () => {
  test('the Chronicle says whose, and speaks to the reader', () => {
    const s = scene('NW Hall: green wraith; NW Cell: red adventurer');
    const view = caveTroll.view(s, 0);
    const lines = (language: (typeof languages)[number]): (string | null)[] => {
      const words = caveTroll.words[language]!.among!(company);
      return [
        words.narrate(
          { news: 'pushed', figure: 0, from: 4, to: 0, by: figureNamed(s, 'green wraith'), cause: 'wraith' },
          view,
        ),
        words.narrate({ news: 'gained', player: 0, gold: 5, clause: 'END-2' }, view),
        words.narrate({ news: 'gained', player: 1, gold: 5, clause: 'END-2' }, view),
      ];
    };
    expect(lines('en')).toEqual([
      'Old Hild’s Wraith pushes your Adventurer from the North-West Cell to the North-West Staircase.',
      'You gain 5 gold.',
      'Quill gains 5 gold.',
    ]);
    expect(lines('de')).toEqual([
      'Old Hilds Schemen stößt deinen Abenteurer aus der Nordwest-Zelle auf die Nordwest-Treppe.',
      'Du bekommst 5 Gold.',
      'Quill bekommt 5 Gold.',
    ]);
    expect(lines('fr')).toEqual([
      'Le Spectre d’Old Hild pousse votre Aventurier de la cellule nord-ouest vers l’escalier nord-ouest.',
      'Vous gagnez 5 or.',
      'Quill gagne 5 or.',
    ]);
  });

  test('after a pick, the prompt asks for the rest', () => {
    const s = scene('NW Hall: red orc, blue dwarf');
    const view = caveTroll.view(s, 0);
    const orc = figureNamed(s, 'red orc');
    const of = caveTroll.options(s, 0).filter((act) => 'figure' in act && act.figure === orc);
    expect(en.next!({ figure: orc }, of, view)).toBe('Choose a target for your Orc, or a space to move to.');
    expect(
      en.next!(
        { figure: orc },
        of.filter((act) => act.do === 'move'),
        view,
      ),
    ).toBe('Where should your Orc go? 5 spaces glow.');
  });
});
