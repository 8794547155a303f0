/** How she goes about it among Goblins. */
export interface Courage {
  readonly fear: number; // of Tribes that could come, against what they could do
  readonly braces: number; // against an Ambush with so much Health or less
  readonly hope: number; // that a Dark tile hides a Crystal she needs, in Grit
  readonly cube: number; // a cube used is not there for the next thing
}

export const WARY: Courage = { fear: 1, braces: 9, hope: 2.8, cube: 0.7 };

/** Tribes led by chance seldom strike: what she has to fear is the Collapse, and whatever goes faster is better. */
export const BOLD: Courage = { fear: 0.2, braces: 3, hope: 5, cube: 0.3 };
