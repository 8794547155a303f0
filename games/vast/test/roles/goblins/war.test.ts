import { loadDice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { MONSTERS, monsterNamed, SECRETS, secretNamed, WAR_CARDS, type WarName } from '../../../src/data/goblins.ts';
import { BONES, EYE, FANGS } from '../../../src/data/tiles.ts';
import { vast } from '../../../src/index.ts';
import { act, choices, go, scene, told } from '../../../src/scenes/index.ts';
import { band, onTop } from './band.ts';

const cardNamed = (name: WarName): number => WAR_CARDS.findIndex((card) => card.name === name);
/** The rest of the mustering with this War card. */
const mustering = (name: WarName, tribes: Parameters<typeof band>[2], more: Parameters<typeof band>[3] = {}) => {
  const s = band('KG', 'ENT #A01 #A05', tribes, { ...more, plan: [] });
  s.goblins!.war = cardNamed(name);
  s.agenda.push({ step: 'goblins.act' }, { step: 'goblins.populate' });
  return go(s);
};
const begin = (rage: number, more: Parameters<typeof band>[3] = {}) =>
  band('KG', 'ENT #A01', {}, { ...more, rage, plan: [{ step: 'goblins.turn' }] });

describe('The Goblins', () => {
  test('[GOBLIN-1] they begin with Rage 1, empty hidden Tribes and full decks', () => {
    const { goblins } = scene('KG');
    expect(goblins).toMatchObject({ rage: 1, at: [-1, -1, -1], population: [0, 0, 0], secrets: [], faceUp: [] });
    expect([goblins!.monsterDeck.length, goblins!.secretDeck.length]).toEqual([10, 10]);
  });
  test('[GOBLIN-10] their card sets the Knight her Health; without her the Dragon or the Crystals follow her row', () => {
    const levels = ['easiest', 'easy', 'standard', 'hard', 'expert'];
    expect(levels.map((goblinsLevel) => scene('KG', 'ENT', { settings: { goblinsLevel } }).knight!.health)).toEqual([
      5, 6, 7, 8, 9,
    ]);
    expect(levels.map((goblinsLevel) => scene('GD', 'ENT', { settings: { goblinsLevel } }).dragon!.health)).toEqual([
      3, 4, 5, 6, 7,
    ]);
    const s = band('GC', 'ENT C01', { fangs: [4, 'e1'], bones: [4, 'e1'] }, { settings: { goblinsLevel: 'easiest' } });
    s.goblins!.crystals = 3;
    s.map.tokens[1] = 1;
    act(s, 'goblins', 'activate fangs');
    act(s, 'goblins', 'fangs attacks crystal');
    act(s, 'goblins', 'activate bones');
    act(s, 'goblins', 'bones attacks crystal');
    expect(s.outcome).toMatchObject({ winners: ['goblins'], clause: 'WIN-5' });
  });
});

describe('Attacks from hiding', () => {
  test('[GOBLIN-ATTACK-6] a hidden Tribe that attacks is never put on the map', () => {
    const s = band('KG', 'ENT A01', { fangs: [4] }, { plan: [{ step: 'goblins.ambush' }] });
    act(s, 'goblins', 'ambush fangs');
    expect([s.knight!.health, s.goblins!.at, s.goblins!.population[FANGS]]).toEqual([6, [-1, -1, -1], 2]);
    expect(told(s).filter((news) => news === 'moved' || news === 'emerged')).toEqual([]);
  });
});

describe('War cards', () => {
  test('[GOBLIN-WAR-1] Rage 0 becomes 1 before they draw', () => {
    const s = begin(0);
    expect(s.goblins!.rage).toBeGreaterThanOrEqual(1);
    expect(told(s)).toContain('rage');
  });
  test('[GOBLIN-WAR-2] as many cards as Rage, one is chosen', () => {
    for (const rage of [2, 3]) {
      const s = begin(rage);
      expect(choices(s, 'goblins').filter((line) => line.startsWith('war '))).toHaveLength(rage);
      expect(new Set(s.goblins!.drawn).size).toBe(rage);
      act(s, 'goblins', choices(s, 'goblins')[1]!);
      expect([
        s.goblins!.drawn.length === 0 || s.agenda.at(-1)!.step === 'goblins.assign',
        s.goblins!.war >= 0,
      ]).toEqual([true, true]);
    }
    expect(begin(1).goblins!.war).toBeGreaterThanOrEqual(0); // a single card is no choice
  });
  test.each(WAR_CARDS.map((card) => [card.name, card] as const))(
    '[GOBLIN-WAR-3] %s brings its discs, Monsters, Secrets and Rage',
    (name, card) => {
      const s = mustering(name, {});
      expect(s.goblins!.population).toEqual([...card.discs]);
      const monsters = s.goblins!.drawn.length + s.goblins!.monsterDiscards.length;
      expect(monsters).toBe(card.monsters);
      if (s.agenda.at(-1)!.step === 'goblins.assign') act(s, 'goblins', 'send monsters away');
      expect(s.goblins!.secrets).toHaveLength(card.secrets);
      expect(s.goblins!.rage).toBe(1 + card.rage);
    },
  );
  test('[GOBLIN-WAR-4] overpopulating, they may pay 1 Rage a Tribe: those get nothing, the others theirs', () => {
    const s = mustering('hate', { fangs: [3], bones: [4], eye: [1] }, { rage: 2 });
    expect([s.goblins!.population, choices(s, 'goblins')]).toEqual([
      [3, 4, 3],
      ['pay rage', 'scatter fangs', 'scatter bones', 'scatter eye'],
    ]);
    act(s, 'goblins', 'pay rage');
    expect([s.goblins!.population, s.goblins!.rage]).toEqual([[3, 4, 3], 0]);
  });
  test('[GOBLIN-WAR-4] what they cannot pay they may not', () => {
    const s = mustering('hate', { fangs: [3], bones: [4] }, { rage: 1 });
    expect(choices(s, 'goblins')).not.toContain('pay rage');
    expect(vast.why(s, 1, { do: 'payRage' })).toEqual({ clause: 'GOBLIN-WAR-4', fact: { rage: 1, tribes: 2 } });
  });
  test('[GOBLIN-WAR-5] [SWITCH-20] or one Tribe scatters, once; they are filled up to 4 before, by the switch not', () => {
    for (const [overpopulationDiscs, population] of [
      ['fillThenScatter', [2, 4, 2]],
      ['none', [1, 4, 2]],
    ] as const) {
      const s = mustering('hate', { fangs: [3], bones: [4] }, { settings: { overpopulationDiscs } });
      act(s, 'goblins', 'scatter fangs');
      expect([s.goblins!.population, s.goblins!.rage]).toEqual([population, 1]);
    }
  });
  test('[GOBLIN-WAR-6] a revealed Tribe must be the one to scatter', () => {
    const s = mustering('hate', { fangs: [3], bones: [2, 'e1'] });
    expect(choices(s, 'goblins')).toEqual(['pay rage', 'scatter bones']);
    expect(vast.why(s, 1, { do: 'scatterFor', tribe: FANGS } as never)).toMatchObject({ clause: 'GOBLIN-WAR-6' });
  });
  test('[SWITCH-14] by the switch Rage keeps any Tribe from growing, and then only a scatter is left', () => {
    const s = mustering('hate', { fangs: [1], bones: [3] }, { rage: 2, settings: { payRageToBlock: 'anyTribe' } });
    expect(choices(s, 'goblins')).toEqual(['block fangs', 'block bones', 'block eye', 'populate']);
    act(s, 'goblins', 'block fangs');
    expect(choices(s, 'goblins')).toEqual(['block bones', 'block eye', 'populate']);
    act(s, 'goblins', 'populate');
    expect([s.goblins!.population, s.goblins!.rage]).toEqual([[1, 3, 2], 1]);
    expect(choices(s, 'goblins')).toEqual(['scatter fangs', 'scatter bones', 'scatter eye']);
  });
  test('[GOBLIN-WAR-7] the Rage of the card comes last: it cannot pay for overpopulation', () => {
    const s = mustering('pain', { fangs: [4] }, { rage: 0 });
    expect(choices(s, 'goblins')).not.toContain('pay rage');
    act(s, 'goblins', 'scatter fangs');
    expect(s.goblins!.rage).toBe(1);
  });
  test('[GOBLIN-LEADER-1] Leader: up to 4, and nobody scatters', () => {
    const s = mustering('hate', { fangs: [3], bones: [4] }, { secrets: ['leader'] });
    act(s, 'goblins', 'leader');
    expect([s.goblins!.population, s.goblins!.rage, s.goblins!.secretDiscards]).toEqual([
      [4, 4, 2],
      1,
      [secretNamed('leader')],
    ]);
  });
  test('[GOBLIN-FROG-1] Pet Frog: its Tribe stops at 4 and never overpopulates', () => {
    const s = mustering('hate', { fangs: [3] }, { monsters: { fangs: ['petFrog'] } });
    expect([s.goblins!.population, s.agenda.at(-1)!.step]).toEqual([[4, 2, 2], 'goblins.act']);
    const t = mustering('hate', { fangs: [3, 'e1'], bones: [4] }, { monsters: { fangs: ['petFrog'] } });
    expect(choices(t, 'goblins')).toContain('scatter fangs');
  });
});

describe('Monsters and Secrets drawn', () => {
  const drawing = (
    name: WarName,
    tops: readonly number[],
    tribes: Parameters<typeof band>[2],
    more: Parameters<typeof band>[3] = {},
  ) => {
    const s = band('KG', 'ENT #A01', tribes, { ...more, plan: [] });
    for (const card of tops) onTop(s.goblins!.monsterDeck, card);
    s.goblins!.war = cardNamed(name);
    s.agenda.push(
      { step: 'goblins.act' },
      { step: 'goblins.learn' },
      { step: 'goblins.recruit', count: WAR_CARDS[s.goblins!.war]!.monsters },
    );
    return go(s);
  };
  test('[GOBLIN-MONSTER-1] a Monster goes to a Tribe with a free place, or takes another one’s', () => {
    const s = drawing('thirst', [monsterNamed('ogre')], { bones: [3] }, { monsters: { fangs: ['blob'] } });
    expect(choices(s, 'goblins')).toEqual([
      'ogre to fangs for blob',
      'ogre to bones',
      'ogre to eye',
      'send monsters away',
    ]);
    act(s, 'goblins', 'ogre to fangs for blob');
    expect(s.goblins!.monsters[FANGS]).toEqual([monsterNamed('ogre')]);
    expect(s.goblins!.monsterDiscards).toEqual([monsterNamed('blob')]);
  });
  test('[GOBLIN-MONSTER-1] what is not assigned is discarded', () => {
    const s = drawing('desperation', [], { bones: [4] });
    const drawn = [...s.goblins!.drawn];
    act(s, 'goblins', 'send monsters away');
    expect(s.goblins!.monsterDiscards).toEqual(drawn);
  });
  test('[GOBLIN-MONSTER-2] as many as Bones has: only replacing; more: nothing; fewer: adding', () => {
    const even = drawing('thirst', [monsterNamed('wisp')], { bones: [1] }, { monsters: { eye: ['golem'] } });
    expect(choices(even, 'goblins')).toEqual(['wisp to eye for golem', 'send monsters away']);
    expect(vast.why(even, 1, { do: 'assignMonster', monster: 9, tribe: FANGS } as never)).toEqual({
      clause: 'GOBLIN-MONSTER-2',
      fact: { monster: 9, tribe: 0, monsters: 1, bones: 1 },
    });
    const more = drawing(
      'thirst',
      [monsterNamed('wisp')],
      { bones: [1] },
      { monsters: { eye: ['golem'], bones: ['ogre'] } },
    );
    expect([more.agenda.at(-1)!.step, more.goblins!.monsterDiscards]).toEqual(['goblins.act', [monsterNamed('wisp')]]);
  });
  test('[GOBLIN-MONSTER-3] [GOBLIN-SECRET-2] a spent deck is made of the discards again', () => {
    const s = drawing('desperation', [], { bones: [4] });
    s.goblins!.monsterDiscards.push(...s.goblins!.monsterDeck.splice(0));
    act(s, 'goblins', 'send monsters away');
    s.agenda.push({ step: 'goblins.recruit', count: 1 });
    expect([go(s).goblins!.drawn.length, s.goblins!.monsterDeck.length]).toEqual([1, 9]);
    const t = band('KG', 'ENT', {}, { plan: [] });
    t.goblins!.secretDiscards.push(...t.goblins!.secretDeck.splice(0));
    t.goblins!.war = cardNamed('spite');
    t.agenda.push({ step: 'goblins.act' }, { step: 'goblins.learn' });
    expect([go(t).goblins!.secrets.length, t.goblins!.secretDeck.length, t.goblins!.secretDiscards]).toEqual([
      1,
      9,
      [],
    ]);
  });
  test('[GOBLIN-SECRET-1] five Secrets at most, those face up included', () => {
    const s = band('KG', 'ENT', {}, { plan: [], secrets: ['hex', 'leader', 'poison'], faceUp: ['trap'] });
    s.goblins!.war = cardNamed('fear');
    s.agenda.push({ step: 'goblins.act' }, { step: 'goblins.learn' });
    go(s);
    expect(choices(s, 'goblins').filter((line) => line.startsWith('discard '))).toHaveLength(6);
    expect(choices(s, 'goblins')).toContain('discard trap');
    act(s, 'goblins', 'discard trap');
    expect([s.goblins!.secrets.length, s.goblins!.faceUp, s.agenda.at(-1)!.step]).toEqual([5, [], 'goblins.act']);
  });
  test('[GOBLIN-SECRET-1] others see how many were drawn, not which', () => {
    const s = band('KG', 'ENT', {}, { plan: [] });
    s.goblins!.war = cardNamed('fear');
    s.agenda.push({ step: 'goblins.act' }, { step: 'goblins.learn' });
    go(s);
    const news = s.news!.find((n) => n.news === 'secretsDrawn')!;
    expect(vast.seen(news, 0)).toMatchObject({ count: 2, cards: null });
    expect(vast.seen(news, 1)).toEqual(news);
    expect([vast.view(s, 0).goblins!.secrets, vast.view(s, 0).goblins!.secretsHeld]).toEqual([null, 2]);
  });
});

describe('Goblin Ruby', () => {
  test('[GOBLIN-RUBY-1] face up it costs Perception; [GOBLIN-SECRET-3] it may be laid before the War card', () => {
    const s = begin(1, { secrets: ['goblinRuby'] });
    expect(choices(s, 'goblins')).toContain('lay goblinRuby');
    const before = vast.view(s, 1).goblins!.tribes[0]!.perception;
    act(s, 'goblins', 'lay goblinRuby');
    expect(vast.view(s, 1).goblins!.tribes[0]!.perception).toBe(before - 1);
    expect(choices(s, 'goblins').some((line) => line.startsWith('ruby for'))).toBe(true);
  });
  test('[GOBLIN-RUBY-2] one War card is exchanged for another, once a turn', () => {
    const s = begin(2, { faceUp: ['goblinRuby'] });
    const [first, second] = s.goblins!.drawn;
    loadDice(s, 0, 0, 0, 0, 0, 0, 0);
    act(s, 'goblins', `ruby for ${WAR_CARDS[first!]!.name}`);
    expect(s.goblins!.drawn).not.toContain(first);
    expect(s.goblins!.drawn[1]).toBe(second);
    expect(choices(s, 'goblins').filter((line) => line.startsWith('ruby'))).toEqual([]);
    expect(vast.why(s, 1, { do: 'redrawWar', card: second! } as never)).toMatchObject({ clause: 'GOBLIN-RUBY-2' });
  });
  test('[GOBLIN-RUBY-2] or a Monster, or a Secret', () => {
    const s = band(
      'KG',
      'ENT',
      { bones: [2] },
      { faceUp: ['goblinRuby'], plan: [{ step: 'goblins.recruit', count: 1 }, { step: 'goblins.act' }] },
    );
    const [monster] = s.goblins!.drawn;
    act(s, 'goblins', `ruby for ${MONSTERS[monster!]!.name}`);
    expect([s.goblins!.drawn.length, s.goblins!.drawn.includes(monster!), s.goblins!.monsterDiscards]).toEqual([
      1,
      false,
      [monster],
    ]);
    const t = band('KG', 'ENT', { eye: [2] }, { faceUp: ['goblinRuby'], plan: [] });
    t.goblins!.war = cardNamed('fear');
    t.agenda.push({ step: 'goblins.act' }, { step: 'goblins.learn' });
    go(t);
    const secret = t.goblins!.secrets[1]!;
    act(t, 'goblins', `ruby for ${SECRETS[secret]!.name}`);
    expect([t.goblins!.secrets.length, t.goblins!.secrets.includes(secret)]).toEqual([2, false]);
    expect(t.goblins!.secretDiscards).toEqual([secret]);
  });
  test('[GOBLIN-RUBY-3] it is lost when a Tribe falls to 0', () => {
    const s = band('KG', 'ENT A01 A05 #A02', { fangs: [3, 'e1'], eye: [1, 'e2'] }, { faceUp: ['goblinRuby'] });
    s.map.flameWall = 3;
    act(s, 'goblins', 'activate eye');
    expect(s.goblins!.faceUp).toEqual([secretNamed('goblinRuby')]);
    s.agenda.push({ step: 'goblins.march', tribe: EYE, path: [3], i: 0, target: null, poison: false });
    go(s);
    expect([s.goblins!.population[EYE], s.goblins!.faceUp]).toEqual([0, []]);
  });
});
test('[GOBLIN-SPECIAL-1] [GOBLIN-SPECIAL-2] [GOBLIN-SPECIAL-3] Fangs rages, Bones calls a Monster, Eye finds a Secret', () => {
  const s = band('KG', 'ENT #A01 #A05 #A03', { fangs: [1, 'e1'], bones: [2, 'e2'], eye: [1, 'e3'] });
  act(s, 'goblins', 'activate fangs');
  act(s, 'goblins', 'fangs special');
  expect(s.goblins!.rage).toBe(2);
  act(s, 'goblins', 'activate bones');
  act(s, 'goblins', 'bones special');
  const monster = MONSTERS[s.goblins!.drawn[0]!]!.name;
  act(s, 'goblins', `${monster} to bones`);
  expect(s.goblins!.monsters[BONES]).toEqual([monsterNamed(monster)]);
  act(s, 'goblins', 'activate eye');
  act(s, 'goblins', 'eye special');
  expect(s.goblins!.secrets).toHaveLength(1);
});
test('[GOBLIN-SPECIAL-1] [GOBLIN-6] at Rage 3 there is nothing to raise', () => {
  const s = band('KG', 'ENT #A01', { fangs: [1, 'e1'] }, { rage: 3 });
  act(s, 'goblins', 'activate fangs');
  expect(choices(s, 'goblins')).not.toContain('fangs special');
});
