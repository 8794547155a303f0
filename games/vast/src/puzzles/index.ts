import { mostCrystals, mostGrit, mostHarm, mostLoot, mostWakeful } from './aims.ts';
import { turnOf } from './turn-of.ts';

export default [mostGrit, mostHarm, mostWakeful, mostCrystals, mostLoot].map(turnOf);
