import { type Scope, serveBots } from '@trollmoot/bots/web/worker';
import { gameNamed } from '../shelf/rules.ts';

serveBots(self as unknown as Scope, gameNamed); // a worker's scope, which the types of the page do not know
