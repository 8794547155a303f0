import { defaultsOf, dice, loadDice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { DIE, SCHEDULES, WEATHERS, type Weather } from '../../src/data/printed.ts';
import { bridgeTroll } from '../../src/index.ts';
import { setup } from '../../src/rules/setup.ts';
import { scene } from '../../src/scenes/lay.ts';
import { SETTINGS } from '../../src/settings.ts';
import { view } from '../../src/view/view.ts';
import { asked, clauseOf, GREEN, go, may, names, RED, told } from '../acting.ts';

const DEFAULTS = defaultsOf(SETTINGS);
const three = [{ boulders: '6 red' }, { boulders: '6 green' }, { boulders: '6 yellow' }];

describe('Turn', () => {
  test('[TURN-1] roll, bid, collect, score', () => {
    const [red, ...others] = three;
    const trolls = [{ ...red, food: 'serf', tolls: 'serf' }, ...others];
    const s = scene({ trolls, steps: [{ step: 'roll' }] });
    const stages: string[] = [];
    const watch = () => stages.push(view(s, null).stage);
    watch();
    loadDice(s, 0); // rainy: two travellers
    go(s, 'red: roll');
    watch();
    go(s, 'red: bid 1 red', 'green: stay closed', 'yellow: stay closed');
    watch();
    while (view(s, null).stage === 'collect') {
      const seat = view(s, null).waiting[0]!;
      go(s, `${['red', 'green', 'yellow'][seat]}: ${may(s, seat)[0]}`);
    }
    watch();
    expect(stages).toEqual(['roll', 'bid', 'collect', 'score']);
  });

  test('[TURN-3] in whole games, nothing returns to the deck but goats that were not defeated', () => {
    const random = dice('discards');
    for (let game = 0; game < 5; game++) {
      const s = setup(DEFAULTS, 3 + (game % 4), `discards ${game}`);
      for (let [by] = bridgeTroll.waitingFor(s); by !== undefined; [by] = bridgeTroll.waitingFor(s)) {
        const [discards, deck] = [s.discards, s.deck.length];
        s.news = [];
        const options = bridgeTroll.options(s, by);
        bridgeTroll.play(s, by, options[random(options.length)]!);
        expect(s.discards.slice(0, discards.length)).toEqual(discards);
        if (s.deck.length > deck)
          expect(s.news.map(({ news }) => news)).toEqual(
            expect.arrayContaining([expect.stringMatching(/lostAPoint|nothingToLose/)]),
          );
      }
    }
  });

  test('[TURN-2] the die passes clockwise, trophies come back, and there is a new marker', () => {
    const s = scene({ trolls: three, active: 2, places: [1], steps: [{ step: 'turnEnds' }] });
    expect(s.active).toBe(RED);
    expect(asked(s)).toBe('red: roll');
    const shown = view(s, null);
    expect(shown.marker).toBe(true);
    expect(shown.trolls.map((t) => [t.place, t.closed])).toEqual([
      [null, false],
      [null, false],
      [null, false],
    ]);
  });
});

describe('Roll', () => {
  test.each([3, 4, 5, 6])('[ROLL-1] the schedule for %i trolls: better weather, more travellers', (seats) => {
    const { travellers } = SCHEDULES[seats]!;
    const came = WEATHERS.map((weather) => {
      const s = setup(DEFAULTS, seats, 'roll');
      loadDice(s, DIE.indexOf(weather as (typeof DIE)[number]));
      const news = go(s, `${['red', 'green', 'yellow', 'purple', 'brown', 'blue'][s.active]}: roll`);
      expect(told(news, 'rolled')[0]!.travellers).toBe(travellers[weather]);
      return s.company.length + 1;
    });
    expect(came).toEqual(WEATHERS.map((weather: Weather) => travellers[weather]));
    expect(came).toEqual(came.toSorted((a, b) => a - b));
  });

  test('[ROLL-1] only the active troll rolls', () => {
    const s = scene({ trolls: three, steps: [{ step: 'roll' }] });
    expect(clauseOf(s, GREEN, { do: 'roll' })).toBe('TABLE-2');
  });

  test('[ROLL-2] the first card is face-down, the others face-up in the order they come', () => {
    const s = scene({ trolls: three, next: 'dragon, monk, serf', steps: [{ step: 'roll' }] });
    loadDice(s, 1); // cloudy: three
    const news = go(s, 'red: roll');
    expect(names([s.faceDown!.traveller])).toEqual(['dragon']);
    expect(names(s.company)).toEqual(['monk', 'serf']);
    expect(s.faceDown!.peekers).toBe(0);
    expect(JSON.stringify(told(news, 'dealt'))).not.toContain(String(s.faceDown!.traveller));
  });

  test('[ROLL-3] too few cards in the deck end the game; just enough do not', () => {
    const enough = scene({ trolls: three, deck: 3, steps: [{ step: 'roll' }] });
    loadDice(enough, 1);
    go(enough, 'red: roll');
    expect(asked(enough)).toBe('red green yellow: bid');
    expect(enough.deck).toEqual([]);
    const few = scene({ trolls: three, deck: 2, steps: [{ step: 'roll' }] });
    loadDice(few, 1);
    const news = go(few, 'red: roll');
    expect(asked(few)).toBe(': over');
    expect(told(news, 'gameEnded')).toMatchObject([{ travellers: 3, deck: 2, clause: 'ROLL-3' }]);
  });
});
