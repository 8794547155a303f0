import { mostBarred, mostCrystals, mostGrit, mostHarm, mostLoot, mostSteps, mostWakeful } from './aims.ts';
import { turnOf } from './turn-of.ts';

export default [mostGrit, mostHarm, mostBarred, mostWakeful, mostCrystals, mostSteps, mostLoot].map(turnOf);
