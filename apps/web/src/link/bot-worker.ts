import { type Scope, serveBots } from '@trollmoot/bots/web/worker';
import { gameNamed } from '../shelf/rules.ts';

serveBots(self as unknown as Scope, gameNamed); // the page's types do not know a worker's scope
