import { describe, expect, test } from 'vitest';
import { type Action, type GameSettings, PACING, RED_INTERVAL, type State, trollAndDragon } from '../../src/index.ts';
import { referee } from '../../src/rules/referee.ts';
import { inCavern, loadGold, loadRed } from '../../src/scenes/lay.ts';
import { BARBARIAN, CAT, KNIGHT } from '../acting.ts';

/** A table in the middle of a race, with a clock we turn by hand. The countdown begins at 0. */
class Bout {
  readonly s: State;
  readonly clock: ReturnType<typeof referee.begin>;
  readonly log: string[] = [];

  constructor(layout: Parameters<typeof inCavern>[0] = {}, settings: Partial<GameSettings> = {}, red = '') {
    this.s = inCavern({ ...layout, settings: { duel: 'race', ...settings } }, red);
    this.clock = referee.begin(0);
  }

  /** Someone presses, and due acts are played. Null, or the clause that refuses it. */
  press(seat: number, act: Action['do'], now: number, lag = 0): string | null {
    const refusal = referee.press(this.clock, this.s, seat, { do: act } as Action, now, lag);
    this.play(now);
    return refusal === null ? null : `${refusal.clause} ${refusal.fact.wait ?? ''}`.trim();
  }

  /** Let time pass, asking the referee whenever it is due. */
  until(now: number): this {
    for (let due = referee.due(this.clock, this.s); due <= now && this.racing; due = referee.due(this.clock, this.s))
      this.play(due);
    return this;
  }

  get racing(): boolean {
    return trollAndDragon.current(this.s)?.step === 'race';
  }

  private play(now: number): void {
    for (
      let next = referee.nextAct(this.clock, this.s, now);
      next !== null;
      next = referee.nextAct(this.clock, this.s, now)
    ) {
      expect(trollAndDragon.options(this.s, next.by)).toContainEqual(next.act); // always an ordinary act
      if (this.s.rng.length === 4)
        next.act.do === 'throw' ? loadGold(this.s, '1 0') : next.act.do === 'rouse' && this.sleepOn();
      trollAndDragon.play(this.s, next.by, next.act);
      this.log.push(`${now} ${next.act.do}`);
    }
  }

  private sleepOn(): void {
    loadRed(
      this.s,
      this.s.red
        .map(() => '–')
        .slice(this.s.red.filter((face) => face === 'dragon').length)
        .join(' '),
    );
  }
}
const GO = PACING.countdown;

describe('Pacing', () => {
  test('[PACE-1] no one rolls during the countdown', () => {
    const bout = new Bout();
    expect(bout.press(KNIGHT, 'throw', 2900)).toBe('PACE-1 100');
    expect(bout.press(KNIGHT, 'throw', GO)).toBeNull();
    expect(referee.face(bout.clock, bout.s).opens).toBe(3000);
  });

  test('[PACE-2] after 5 seconds without a roll the dragon side opens automatically', () => {
    const bout = new Bout();
    expect(bout.press(BARBARIAN, 'rouse', GO + 1000)).toBe('PACE-2 4000');
    expect(bout.press(BARBARIAN, 'open', GO + 4000)).toBe('PACE-2 1000');
    bout.until(GO + 4999);
    expect(bout.log).toEqual([]);
    bout.until(GO + 5000);
    expect(bout.log).toEqual(['8000 open']);
    expect(bout.press(BARBARIAN, 'open', GO + 5001)).toBe('RACE-4');
    expect(bout.press(BARBARIAN, 'rouse', GO + 5001)).toBeNull();
  });

  test('[PACE-3] the adventurer rolls at most once per second', () => {
    const bout = new Bout();
    bout.press(KNIGHT, 'throw', GO);
    expect(bout.press(KNIGHT, 'throw', GO + 700)).toBe('PACE-3 300');
    expect(bout.press(KNIGHT, 'throw', GO + 1000)).toBeNull();
  });

  test.each(['even', 'gentle', 'slow'] as const)(
    '[PACE-4] the dragon players together wait between rolls: %s',
    (pace) => {
      const bout = new Bout({}, { pace });
      bout.press(KNIGHT, 'throw', GO);
      expect(bout.press(BARBARIAN, 'rouse', GO + 10)).toBeNull();
      bout.until(GO + 900);
      const next = GO + 10 + RED_INTERVAL[pace];
      expect(bout.press(CAT, 'rouse', GO + 900)).toBe(`PACE-4 ${next - GO - 900}`);
      expect(bout.press(CAT, 'rouse', next)).toBeNull();
      expect(RED_INTERVAL).toEqual({ even: 1000, gentle: 1500, slow: 2000 });
    },
  );

  test('[PACE-5] the game rolls for an idle dragon player', () => {
    const bout = new Bout();
    bout.press(KNIGHT, 'throw', GO);
    bout.until(GO + 3200);
    expect(bout.log).toEqual(['3350 throw', '4200 rouse', '6000 rouse']); // pressed for them at 3800 and, 1800 later, at 5600
  });

  test('[PACE-6] a roll counts 350 ms after the press', () => {
    const bout = new Bout();
    bout.press(KNIGHT, 'throw', GO);
    expect([bout.s.throws, referee.face(bout.clock, bout.s).pressed]).toEqual([0, [{ by: KNIGHT, shown: GO + 350 }]]);
    bout.until(GO + 349);
    expect(bout.s.throws).toBe(0);
    bout.until(GO + 350);
    expect([bout.s.throws, bout.s.riskNuggets]).toEqual([1, 1]);
  });

  test('[PACE-7] a call to leave before the red dice stop makes their roll void', () => {
    const bout = new Bout({ atRisk: [4, 0] }, {}, 'Dragon –');
    bout.press(KNIGHT, 'throw', GO);
    bout.press(BARBARIAN, 'rouse', GO + 100);
    bout.until(GO + 440);
    bout.press(KNIGHT, 'leave', GO + 449);
    expect(bout.log).toEqual(['3350 throw', '3449 leave']);
    expect([bout.s.packDiamonds[KNIGHT], bout.racing]).toEqual([4, false]);
    expect(referee.nextAct(bout.clock, bout.s, GO + 9000)).toBeNull();
  });

  test('[PACE-8] gold in the air when the adventurer leaves still counts', () => {
    const bout = new Bout({ atRisk: [4, 0] });
    bout.press(KNIGHT, 'throw', GO);
    bout.press(KNIGHT, 'leave', GO + 200);
    expect(bout.log).toEqual(['3200 throw', '3200 leave']);
    expect([bout.s.packDiamonds[KNIGHT], bout.s.packNuggets[KNIGHT]]).toEqual([4, 1]);
  });

  test('[PACE-8] and if it empties the Cavern there is nothing left to leave', () => {
    const bout = new Bout({ cavern: 1 });
    bout.press(KNIGHT, 'throw', GO);
    bout.press(KNIGHT, 'leave', GO + 200);
    expect(bout.log).toEqual(['3200 throw']);
    expect(bout.s.packNuggets[KNIGHT]).toBe(1);
  });

  test.each([
    [0, 3500],
    [40, 3500],
    [120, 3600],
    [900, 3650],
  ])('[PACE-9] with a delay of %i ms a red roll pressed at 3100 counts at %i', (lag, counts) => {
    const bout = new Bout();
    bout.press(KNIGHT, 'throw', GO, lag);
    bout.press(BARBARIAN, 'rouse', GO + 100);
    bout.until(GO + 700);
    expect(bout.log).toEqual(['3350 throw', `${counts} rouse`]);
  });

  test('[PACE-9] within one tick the adventurer comes first', () => {
    const bout = new Bout({ atRisk: [4, 0] }, {}, 'Dragon –');
    bout.press(KNIGHT, 'throw', GO);
    bout.press(BARBARIAN, 'rouse', GO + 100); // its dice stop at 3450
    bout.until(GO + 499);
    bout.press(KNIGHT, 'leave', GO + 499);
    expect(bout.log).toEqual(['3350 throw', '3499 leave']);
  });

  test('[PACE-10] eight idle seconds count as a call to leave', () => {
    const bout = new Bout({ atRisk: [4, 0] });
    bout.press(KNIGHT, 'throw', GO);
    bout.until(GO + 7999);
    expect(bout.racing).toBe(true);
    bout.until(GO + 8000);
    expect([bout.log.at(-1), bout.s.packDiamonds[KNIGHT]]).toEqual(['11000 leave', 4]);
  });

  test('[PACE-10] sixty seconds are enough for anyone', () => {
    const bout = new Bout({}, {}, 'Dragon –');
    for (let now = GO; bout.until(now).racing; now += 2500) bout.press(KNIGHT, 'throw', now);
    expect(bout.log.at(-1)).toBe('63000 leave');
  });

  test('[PACE-3] [PACE-4] at full speed it is one roll against one roll', () => {
    const bout = new Bout();
    for (let beat = 0; beat < 8; beat++) {
      const now = GO + 1000 * beat;
      bout.until(now);
      expect(bout.press(KNIGHT, 'throw', now)).toBeNull();
      expect(bout.press(1 + (beat % 3), 'rouse', now)).toBeNull(); // while the first gold roll is in the air
    }
    bout.until(GO + 7500);
    expect(bout.log.map((line) => line.split(' ')[1])).toEqual(
      Array.from({ length: 16 }, (_, i) => (i % 2 ? 'rouse' : 'throw')),
    );
  });

  test('[TURN-3] only the adventurer and the dragon player whose turn it is', () => {
    const bout = new Bout();
    expect(bout.press(CAT, 'rouse', GO)).toBe('TURN-3');
    expect(bout.press(BARBARIAN, 'throw', GO)).toBe('RACE-2');
    expect(bout.press(KNIGHT, 'rouse', GO)).toBe('DRAGON-1');
    expect(referee.face(bout.clock, bout.s).ready).toEqual([GO, null, null, null]);
  });
});
