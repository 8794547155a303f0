import { createHmac } from 'node:crypto';
import type { Clock } from '../ports.ts';
import type { FindDoor } from './doors.ts';
import { post } from './outbound.ts';
import type { Send } from './sender.ts';

/** A webhook that Discord understands, signed so that other receivers can tell who sent it. `base`: what links begin with. */
export const webhookSender =
  (findDoor: FindDoor, clock: Clock, base: string | null): Send =>
  async ({ address, keys: { secret = '' } }, { title, lines }) => {
    // Many may read a channel: links have no keys, so that nobody is let in by them.
    const links = lines.map(({ text, path }) => `${plain(text)}${base === null ? '' : `\n${base}${path ?? '/'}`}`);
    const content = [`**${plain(title)}**`, ...links].join('\n').slice(0, 1900);
    const body = JSON.stringify({ username: 'Trollmoot', content, allowed_mentions: { parse: [] } });
    const at = String(Math.floor(clock.now() / 1000));
    const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
    const { status, text, retryAfter } = await post(findDoor, address, {
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Trollmoot',
        'x-trollmoot-signature': `t=${at},v1=${signature}`,
      },
      body,
    });
    const said = [String(status), status < 300 ? '' : text.replace(/\s+/g, ' ').slice(0, 80)].join(' ').trim();
    if (status >= 200 && status < 300) return { is: 'sent', said };
    if ([401, 403, 404, 410].includes(status)) return { is: 'refused', said, trouble: 'refused' };
    return { is: 'failed', said, retryAfter };
  };

/** Names may hold anything visible: nothing in them is a link, a mention or bold. */
const plain = (text: string): string => text.replace(/[\\*_~`|<>[\]()#@]/g, (sign) => `\\${sign}`);
