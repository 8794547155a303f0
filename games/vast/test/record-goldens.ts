// node games/vast/test/record-goldens.ts   records one whole game for each of the 30 rows again
import { mkdirSync, writeFileSync } from 'node:fs';
import { dice, type Played, writeSaved } from '@trollmoot/kernel';
import { VARIANTS } from '../src/data/variants.ts';
import { vast } from '../src/index.ts';
import { settingsFor } from './scenes.ts';

const folder = new URL('./goldens/', import.meta.url);
mkdirSync(folder, { recursive: true });

/** Players follow their habits half the time, so that games are won as well as lost. */
for (const { roles } of VARIANTS) {
  const seed = `golden ${roles}`;
  const settings = settingsFor({ roles }, roles.length);
  const random = dice(seed);
  const s = vast.setup(settings, roles.length, seed);
  const log: Played[] = [];
  while (vast.result(s) === null) {
    const by = vast.waitingFor(s)[0]!;
    const options = vast.options(s, by);
    const act = random(2) === 0 ? vast.bot.habits(s, by, options)[0]! : options[random(options.length)]!;
    log.push({ by, act });
    vast.play(s, by, act);
  }
  const saved = { game: vast.name, rules: vast.rules, settings, seats: roles.length, seed, log };
  writeFileSync(new URL(`${roles}.txt`, folder), writeSaved(vast, saved));
}
