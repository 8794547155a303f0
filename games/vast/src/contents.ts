import type { ActionOf, StepOf } from '@trollmoot/kernel';
import type { CaveContents, CaveNews } from './roles/cave/contents.ts';
import type { DragonContents, DragonNews } from './roles/dragon/contents.ts';
import type { GoblinsContents, GoblinsNews } from './roles/goblins/contents.ts';
import type { KnightContents, KnightNews } from './roles/knight/contents.ts';
import type { ThiefContents, ThiefNews } from './roles/thief/contents.ts';
import type { TerrainContents, TerrainNews } from './terrain/contents.ts';
import type { TurnContents, TurnNews } from './turn/contents.ts';
import type { VariantContents, VariantNews } from './variants/contents.ts';

type RoleContents = KnightContents & GoblinsContents & DragonContents & CaveContents & ThiefContents;
type All = TurnContents & TerrainContents & VariantContents & RoleContents;
/** The table of contents: every step of every room. */
export type Contents = { [K in keyof All]: All[K] };
export type Step = StepOf<Contents>;
export type Action = ActionOf<Contents>;
export type News = TurnNews | TerrainNews | VariantNews | KnightNews | GoblinsNews | DragonNews | CaveNews | ThiefNews;
