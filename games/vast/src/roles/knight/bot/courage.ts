/** How she goes about it among Goblins. */
export interface Courage {
  readonly fear: number; // of Tribes that could come, against what they could do
  readonly braces: number; // against an Ambush, with this much Health or less
  readonly hope: number; // that a Dark tile hides a Crystal she needs, in Grit; a hunter counts instead
  readonly reckons: boolean; // braces for as much as the Infestation's line has; else for the most that any has
  readonly chase: number; // what a step nearer to the Dragon is worth, in Grit
  readonly cube: number; // a cube used is not there for the next thing
  readonly enough: number; // what Grit is worth once all cubes are hers
  readonly crystal: number; // what a Crystal she needs is worth
  readonly hunts: boolean; // counts tiles, goes through walls and thinks of the way home
  readonly doubts: number; // an aim within this much Grit of the best one is worth a look
}

export const WARY: Courage = {
  fear: 1,
  braces: 9,
  reckons: false,
  hope: 2.8,
  chase: 0.4,
  cube: 0.7,
  enough: 0.2,
  crystal: 16,
  hunts: false,
  doubts: 0,
};

/** Tribes led by chance seldom strike. Her danger is the Collapse, so speed matters most. */
export const BOLD: Courage = { ...WARY, fear: 0.2, braces: 3, hope: 5, cube: 0.3 };

/** Against chance alone she thinks every plan through to the end, so that second thoughts do no harm. */
const PLANNING = { reckons: true, chase: 2, doubts: 4 } as const; // and a Dragon led by chance does not run away
export const WARY_PLANNER: Courage = { ...WARY, ...PLANNING };
/** And where nobody but the Collapse is her rival, she hunts for Crystals in earnest. */
export const BOLD_HUNTER: Courage = { ...BOLD, ...PLANNING, enough: 0.08, crystal: 32, hunts: true };

export const plans = ({ doubts }: Courage): boolean => doubts > 0;
