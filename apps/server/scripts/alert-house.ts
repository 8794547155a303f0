// A server for browser tests of alerts. Its push service, webhook and mail server are on this machine, and it tells its
// parent what they receive: fork apps/server/scripts/alert-house.ts with the folder of the built client.
import type { Game } from '@trollmoot/kernel';
import { GAMES } from '@trollmoot/shelf';
import { inlineBots } from '../src/adapters/inline-bots.ts';
import { smtpMailer } from '../src/adapters/smtp-mailer.ts';
import type { Alert } from '../src/ports.ts';
import { testServer } from '../test/harness.ts';
import { LoopbackService, PushBrowser } from '../test/loopback.ts';
import { quickClock } from '../test/quick-clock.ts';
import { LoopbackSmtp } from '../test/smtp.ts';

const [pages = ''] = process.argv.slice(2);
const games: readonly Game[] = GAMES;
const browser = new PushBrowser();
const service = await LoopbackService.open();
const smtp = await LoopbackSmtp.open();
const house = await testServer(
  { TROLLMOOT_PAGES: pages, TROLLMOOT_PUBLIC_URL: 'https://moot.example' },
  {
    games,
    bots: () => inlineBots(games),
    clock: quickClock(),
    findDoor: service.findDoor,
    mailer: smtpMailer(smtp.url, 'moot@moot.example'),
  },
);
const say = (message: object): void => void process.send?.(message);
const subscription = browser.subscription('https://push.example/send/1');
say({ address: house.address, subscription });

process.on('message', ({ user, alert, bounce }: { user?: string; alert?: Alert; bounce?: boolean }) => {
  if (bounce !== undefined) smtp.answer = bounce ? 550 : null;
  if (user !== undefined && alert !== undefined) house.tables.house.alerts.tell(user, alert);
});
let mailed = 0;
setInterval(() => {
  for (; mailed < smtp.mails.length; mailed++) say({ mail: smtp.mails[mailed]! });
}, 50);
for (let heard = 0; ; heard++) {
  await service.has(heard + 1);
  const { path, body } = service.received[heard]!;
  if (path === '/send/1') say({ push: browser.reads(body) });
  else say({ hook: JSON.parse(body.toString()) });
}
