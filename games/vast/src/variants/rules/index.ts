import type { Rules } from '@trollmoot/kernel';
import type { State } from '../../state.ts';
import type { VariantContents } from '../contents.ts';
import { flares } from './flare.ts';
import { infestation } from './infestation.ts';
import { pastPlunder } from './past-plunder.ts';

export const variants: Rules<State, VariantContents> = { ...pastPlunder, ...flares, ...infestation };
