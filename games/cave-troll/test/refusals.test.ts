import { describe, expect, test } from 'vitest';
import { caveTroll } from '../src/index.ts';
import { asked, type Extras, figureNamed, go, scene, spaceNamed } from '../src/scenes/index.ts';
import type { State } from '../src/state.ts';

/** What the screen asks when a reader touches something that does not glow, and what the table answers. */
const answer = (s: State, wish: { [field: string]: unknown }, language: 'en' | 'de' | 'fr' = 'en'): string => {
  const seat = asked(s);
  const refusal = caveTroll.why(s, seat, { do: caveTroll.options(s, seat)[0]!.do, ...wish })!;
  const words = caveTroll.words[language]!.among!({ names: ['Ana', 'Quill', 'Old Hild', 'Ulf'], you: seat });
  return words.refuse(refusal, caveTroll.view(s, seat));
};
const touch = (layout: string, figure: string, extras: Extras = {}): string => {
  const s = scene(layout, extras);
  return answer(s, { figure: figureNamed(s, figure) });
};

describe('A refusal knows the position', () => {
  test('[MOVE-2] a rival’s figure is named, not ordered about', () => {
    expect(touch('NW Hall: blue adventurer, red adventurer', 'blue adventurer')).toBe(
      'That is Quill’s Adventurer. You move only your own characters. Hold or point at it to read about it.',
    );
  });

  test('[TURN-3] a space says who could go there', () => {
    const s = scene('NW Hall: red knight; NW Crypt: red adventurer; NW Cell: blue thief');
    expect(answer(s, { to: spaceNamed(s, 'NW Guardroom') })).toBe(
      'Choose who goes to the North-West Guardroom: your Adventurer or your Knight.',
    );
    expect(answer(s, { to: spaceNamed(s, 'SE Cell') })).toBe(
      'None of your characters can step into the South-East Cell from where it is.',
    );
  });

  test('[MOVE-1] no doorway: how far it is, and which way', () => {
    const s = scene('NW Cell: red knight');
    const wish = { do: 'move', figure: figureNamed(s, 'red knight'), to: spaceNamed(s, 'NW Guardroom') };
    expect(answer(s, wish)).toBe(
      'Your Knight can’t get to the North-West Guardroom: no doorway joins it to the North-West Cell. It is 2 spaces away, by the North-West Hall.',
    );
    expect(answer(s, wish, 'de')).toBe(
      'Dein Ritter kann nicht in die Nordwest-Wachstube: Kein Durchgang führt dorthin. Es sind 2 Felder, über die Nordwest-Halle.',
    );
    expect(answer(s, wish, 'fr')).toBe(
      'Votre Chevalier ne peut pas aller dans le poste de garde nord-ouest : aucun passage n’y mène. C’est à 2 pas, par la salle nord-ouest.',
    );
  });

  test('[KNIGHT-1] whose Knight it is', () => {
    const s = scene('NW Cell: red orc; NW Hall: green knight');
    expect(answer(s, { do: 'move', figure: figureNamed(s, 'red orc'), to: spaceNamed(s, 'NW Hall') })).toBe(
      'Old Hild’s Knight keeps your Orc out of the North-West Hall. Only a Knight could enter.',
    );
  });

  test('[TURN-5] an own figure that can do nothing', () => {
    expect(
      touch('W Storeroom: red adventurer; NW Cell: 5 blue adventurer; SW Cell: 5 green adventurer', 'red adventurer'),
    ).toBe('Your Adventurer can’t do anything now: every way out of the West Storeroom is barred.');
    expect(touch('NW Hall: red chest', 'red chest')).toBe('Your Treasure Chest never moves.');
  });

  test('[WRAITH-2] [BARBARIAN-2] in the middle of a push, whom it cannot push', () => {
    const s = go(
      scene('NW Cell: red wraith; NW Hall: blue adventurer, green barbarian; NW Crypt: blue dwarf'),
      'red wraith NW Cell→NW Hall',
    );
    expect(answer(s, { figure: figureNamed(s, 'green barbarian') })).toBe(
      'Old Hild’s Barbarian stands firm: no Wraith can push a Barbarian. Choose someone else.',
    );
    expect(answer(s, { figure: figureNamed(s, 'blue dwarf') })).toBe(
      'Quill’s Dwarf isn’t in the Wraith’s room. Choose another character in that room.',
    );
  });

  test('[TABLE-3] anything else repeats the open question', () => {
    const s = go(scene('', { hand: ['knight', 'dwarf'] }), 'draw');
    expect(answer(s, { do: 'move', figure: 0, to: 3 })).toBe(
      'Finish this first: “Play one of your two cards. You keep the other.”',
    );
    expect(answer(go(s, 'play knight'), { do: 'pass' })).toBe('Finish this first: “Place your Knight on a staircase.”');
    expect(answer(s, { do: 'pass' }, 'de')).toBe('Bring das zuerst zu Ende: „Setz deinen Ritter auf eine Treppe.“');
  });
});
