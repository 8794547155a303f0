import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Asked, type Contest, contestantOf, type Decided } from '@trollmoot/bots/arena';
import { Failure } from '../failure.ts';
import type { Answered, Told } from './messages.ts';

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));

interface OtherCheckout {
  decide(contest: Contest, asked: Asked): Promise<Decided>;
  end(): void;
}

/** The bots of another checkout, in a process of their own. End it when the contest is over. */
export function otherCheckout(folder: string): OtherCheckout {
  const checkout = resolve(folder);
  if (!existsSync(join(checkout, 'packages/bots/src/index.ts')))
    throw new Failure(`${folder} is no checkout: it has no packages/bots. Give --against the folder of another one.`);
  const child = fork(CHILD, [checkout], { cwd: checkout });
  let match: Asked['log'] | null = null;
  let told = 0; // acts of this match that the child knows
  return {
    decide({ game, settings, iterations, ms }, { bots, deal, log, seat, seed }) {
      if (match !== log) {
        match = log;
        told = 0;
        send(child, { tell: 'begin', game: game.name, settings, seed: deal, bots: bots.map(contestantOf) });
      }
      const played = log.slice(told);
      told = log.length;
      send(child, {
        tell: 'decide',
        played,
        seat,
        seed,
        ...(iterations === undefined ? {} : { iterations }),
        ...(ms === undefined ? {} : { ms }),
      });
      return answerOf(child, folder);
    },
    end: () => child.disconnect(),
  };
}

const send = (child: ChildProcess, message: Told): boolean => child.send(message);

function answerOf(child: ChildProcess, folder: string): Promise<Decided> {
  const { promise, resolve, reject } = Promise.withResolvers<Decided>();
  const ended = (): void => reject(new Failure(`The bots of ${folder} stopped before they had chosen.`));
  child.once('exit', ended);
  child.once('message', (answered: Answered) => {
    child.off('exit', ended);
    if ('failure' in answered) reject(new Failure(`The bots of ${folder} cannot go on: ${answered.failure}.`));
    else resolve(answered);
  });
  return promise;
}
