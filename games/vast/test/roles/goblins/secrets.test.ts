import { describe, expect, test } from 'vitest';
import { secretNamed, WAR_CARDS, type WarName } from '../../../src/data/goblins.ts';
import { BONES, EYE, FANGS } from '../../../src/data/tiles.ts';
import { vast } from '../../../src/index.ts';
import { act, at, choices, go, told } from '../../../src/scenes/index.ts';
import { band, onTop } from './band.ts';

type Tribes = Parameters<typeof band>[2];
type More = Parameters<typeof band>[3];
const CAVERN = 'A05 ENT #A01 #A10 #A13';

/** The Goblins' turn begins, and these War cards are drawn. */
function drawing(wars: readonly WarName[], tribes: Tribes, more: More = {}) {
  const s = band('KG', CAVERN, tribes, { ...more, plan: [{ step: 'goblins.turn' }], rage: wars.length });
  s.goblins!.drawn = wars.map((name) => WAR_CARDS.findIndex((card) => card.name === name));
  if (s.agenda.at(-1)!.step !== 'goblins.war') throw new Error('there was nothing to choose');
  return s;
}

describe('Secrets at any time of the turn', () => {
  test('[GOBLIN-SECRET-3] before the War card, even if it is the only one', () => {
    const s = drawing(['hate'], { eye: [4] }, { secrets: ['hex', 'trap', 'leader', 'poison', 'hidingSpots'] });
    s.knight!.grit = 9;
    expect(choices(s, 'goblins')).toEqual(['war hate', 'hex knight', 'lay trap']);
    act(s, 'goblins', 'hex knight');
    expect([s.knight!.grit, s.agenda.at(-1)!.step]).toEqual([5, 'goblins.war']);
    act(s, 'goblins', 'lay trap');
    act(s, 'goblins', 'war hate');
    expect(s.goblins!.faceUp).toEqual([secretNamed('trap')]);
  });
  test('[GOBLIN-SECRET-3] with no Secret in hand, a single War card is no choice', () => {
    const s = band('KG', CAVERN, { eye: [4] }, { plan: [{ step: 'goblins.turn' }], rage: 1 });
    expect(s.goblins!.war).toBeGreaterThanOrEqual(0);
  });
  test('[GOBLIN-SECRET-3] whether they are asked does not tell which Secrets they hold', () => {
    for (const secret of ['leader', 'poison', 'goblinRuby'] as const) {
      const s = band('KG', CAVERN, { eye: [1] }, { plan: [{ step: 'goblins.turn' }], rage: 1, secrets: [secret] });
      expect(s.agenda.at(-1)!.step).toBe('goblins.war');
    }
  });
  test('[GOBLIN-SECRET-3] while overpopulated: an Eye of 4 hexes before it scatters', () => {
    const s = drawing(['hate'], { eye: [4] }, { secrets: ['hex'] });
    s.knight!.grit = 9;
    act(s, 'goblins', 'war hate');
    expect(choices(s, 'goblins')).toEqual(['pay rage', 'scatter fangs', 'scatter bones', 'scatter eye', 'hex knight']);
    act(s, 'goblins', 'hex knight');
    act(s, 'goblins', 'scatter eye');
    expect([s.knight!.grit, s.goblins!.population[EYE]]).toEqual([5, 2]);
    expect(told(s).filter((news) => news === 'overpopulated')).toHaveLength(1);
  });
  test('[GOBLIN-SECRET-3] [GOBLIN-WAR-4] a Tribe that shrinks by a Secret played then takes its discs after all', () => {
    const s = band(
      'KGD',
      'A05 ENT #A01 #A10 #A13',
      { eye: [1], fangs: [3, 'e2'] },
      { secrets: ['caveIn'], plan: [{ step: 'goblins.turn' }] },
    );
    s.goblins!.drawn = [WAR_CARDS.findIndex((card) => card.name === 'spite')];
    s.map.flameWall = at(s, 'e1');
    s.goblins!.population[FANGS] = 3;
    s.map.collapsing = true;
    act(s, 'goblins', 'war spite'); // Fangs 3 and 2 more
    expect(s.agenda.at(-1)!.step).toBe('goblins.overpopulate');
    act(s, 'goblins', 'caveIn');
    act(s, 'goblins', 'bring down e2');
    for (const line of ['enough rubble', 'fangs off to e1'])
      if (choices(s, 'goblins').includes(line)) act(s, 'goblins', line);
    expect(s.goblins!.population).toEqual([4, 1, 3]); // burnt to 2, and then 2 more
    expect(s.agenda.some(({ step }) => step === 'goblins.overpopulate')).toBe(false);
  });
  test('[GOBLIN-SECRET-3] while they discard: five Secrets and Desperation', () => {
    const five = ['blindFury', 'hex', 'leader', 'poison', 'trap'] as const;
    const s = drawing(['desperation'], { eye: [2], fangs: [1, 'e1'] }, { secrets: five });
    s.knight!.grit = 9;
    for (const secret of ['caveIn', 'fireBomber', 'secretTunnels'] as const)
      onTop(s.goblins!.secretDeck, secretNamed(secret));
    act(s, 'goblins', 'war desperation');
    expect(s.agenda.at(-1)!.step).toBe('goblins.discardSecrets');
    act(s, 'goblins', 'hex knight');
    expect(s.goblins!.secrets).toHaveLength(7);
    act(s, 'goblins', 'lay trap'); // it still counts
    expect(s.agenda.at(-1)!.step).toBe('goblins.discardSecrets');
    act(s, 'goblins', 'blindFury fangs');
    act(s, 'goblins', 'fireBomber fangs');
    expect([s.agenda.at(-1)!.step, s.goblins!.secrets.length + s.goblins!.faceUp.length]).toEqual(['goblins.act', 5]);
  });
  test('[GOBLIN-SECRET-3] [GOBLIN-RUBY-2] while they assign Monsters, the Ruby may be laid and used', () => {
    const s = drawing(['thirst'], { bones: [2] }, { secrets: ['goblinRuby'] });
    act(s, 'goblins', 'war thirst');
    expect(s.agenda.at(-1)!.step).toBe('goblins.assign');
    act(s, 'goblins', 'lay goblinRuby');
    expect(choices(s, 'goblins').some((line) => line.startsWith('ruby for '))).toBe(true);
    expect(vast.view(s, 0).goblins!.drawn).toHaveLength(1);
  });
  test('[GOBLIN-SECRET-3] Monsters drawn are shown as Monsters while a Secret is resolved', () => {
    const s = drawing(['thirst'], { bones: [2], eye: [2] }, { secrets: ['caveIn'] });
    act(s, 'goblins', 'war thirst');
    const { drawn } = vast.view(s, 0).goblins!;
    act(s, 'goblins', 'caveIn');
    expect(vast.view(s, 0).goblins!.drawn).toEqual(drawn);
  });
  test('[SWITCH-14] [GOBLIN-SECRET-3] while they pay Rage to keep Tribes from growing', () => {
    const s = drawing(['hate'], { eye: [3] }, { secrets: ['hex'], settings: { payRageToBlock: 'anyTribe' } });
    s.knight!.grit = 9;
    act(s, 'goblins', 'war hate');
    act(s, 'goblins', 'hex knight');
    expect([s.knight!.grit, s.agenda.at(-1)!.step]).toEqual([6, 'goblins.block']);
  });
  test('[GOBLIN-SECRET-3] not in another player’s turn', () => {
    const s = band('KG', CAVERN, { eye: [2] }, { secrets: ['hex', 'trap', 'leader', 'poison', 'caveIn', 'blindFury'] });
    s.seat = 0;
    s.agenda = [{ step: 'turn.close' }, { step: 'knight.act' }, { step: 'goblins.discardSecrets' }];
    expect(choices(go(s), 'goblins').every((line) => line.startsWith('discard '))).toBe(true);
    const wish = { do: 'hex', target: 'knight' };
    expect(vast.why(s, 1, wish)).toMatchObject({ clause: 'GOBLIN-SECRET-3' });
  });
  test('[GOBLIN-SECRET-3] [GOBLIN-HEX-1] a Secret they do not hold is refused with its own clause', () => {
    const s = drawing(['hate'], { eye: [2], bones: [1] }, { secrets: ['leader'] });
    const wish = { do: 'hex', target: 'knight' };
    expect(vast.why(s, 1, wish)).toMatchObject({ clause: 'GOBLIN-HEX-1', fact: { eye: 2 } });
    expect(vast.why(s, 1, { do: 'playLeader' })).toMatchObject({ clause: 'GOBLIN-LEADER-1' });
    expect(s.goblins!.at[BONES]).toBe(-1);
  });
});
