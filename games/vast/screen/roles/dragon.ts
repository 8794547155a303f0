import type { Choice } from '@trollmoot/boardkit/board.ts';
import type { Part } from '@trollmoot/boardkit/choose.ts';
import { type Action, DRAGON_HEALTH, goals, SLOTH, type SlothName, type View } from '@trollmoot/vast';
import { firstLit } from './props.ts';

/** What a touch on a Sloth section says: wake with it, take a cube back, or one end of a Slither. */
export function slothPart(choice: Choice<Action>, sloth: SlothName): Part<Action> {
  const { picked } = choice;
  if (picked.power === 'slither') {
    const end = picked.from !== undefined && picked.from !== sloth ? 'to' : 'from';
    return { do: 'power', power: 'slither', [end]: sloth };
  }
  return firstLit(choice, [
    { do: 'wake', sloth },
    { do: 'doze', sloth },
  ]);
}

/** The categories of waking, each at most one cube per turn. They are the bits of `woke`. */
export const CATEGORIES: readonly (readonly SlothName[])[] = [[SLOTH[0]], [SLOTH[1]], [SLOTH[2], SLOTH[3], SLOTH[4]]];

/** Targets of a picked power that are not on the map. */
export function aims(choice: Choice<Action>): readonly Action[] {
  const { picked, options } = choice;
  if (!('power' in picked) || options.length < 2) return [];
  return options.filter((act) => act.do === 'power' && (act.power === 'hiss' || act.power === 'scratch'));
}

/** The Dragon's starting Health: from the goal of the role that must kill him, or as printed if none must. */
export const fullDragonHealth = (view: View): number =>
  goals(view)
    .flatMap(({ parts }) => parts)
    .find(({ what }) => what === 'dragonHealth')?.of ?? DRAGON_HEALTH;
