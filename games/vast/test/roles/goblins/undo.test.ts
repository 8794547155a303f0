import { dice } from '@trollmoot/kernel';
import { expect, test } from 'vitest';
import { vast } from '../../../src/index.ts';
import { settingsFor } from '../../../src/scenes/index.ts';
import type { State } from '../../../src/state.ts';

/** The Secrets that everyone has seen. */
const open = ({ goblins }: State): number[] => [...goblins!.faceUp, ...goblins!.secretDiscards];

test('[GOBLIN-SECRET-3] a Secret that everyone has seen cannot be taken back into the hand freely', () => {
  let shown = 0;
  for (const roles of ['KG', 'KGD', 'KGT', 'KGDCT'] as const)
    for (let seed = 0; seed < 6; seed++) {
      const random = dice(`undo ${roles} ${seed}`);
      const s = vast.setup(settingsFor({ roles }, roles.length), roles.length, `undo ${seed}`) as State;
      while (vast.result(s) === null) {
        const hidden = new Set(s.goblins!.secrets);
        const seat = vast.waitingFor(s)[0]!;
        const options = vast.options(s, seat);
        vast.play(s, seat, options[random(options.length)]!);
        if (!open(s).some((secret) => hidden.has(secret) && !s.goblins!.secrets.includes(secret))) continue;
        shown++;
        expect(s.noReturn).toBe(s.ply);
      }
    }
  expect(shown).toBeGreaterThan(50);
});
