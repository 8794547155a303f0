// `node --import ./report-loads.ts …` writes the address of every module the program loads to the file named by LOADS.
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, next) {
    appendFileSync(process.env.LOADS!, `${url}\n`);
    return next(url, context);
  },
});
