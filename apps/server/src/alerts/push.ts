import { createHash } from 'node:crypto';
import type { FindDoor } from './doors.ts';
import type { VapidKeys } from './keys.ts';
import { post } from './outbound.ts';
import type { Send } from './sender.ts';

/** Fetched when the first message is sent: it would make every start of the server slower. */
const library = () => import('web-push');

const LASTS = 86_400; // seconds that the push service keeps a message for a browser that is off
const LINES = 5; // that a notification shows

/** Web Push. The message is encrypted for the browser: the service that carries it cannot read it. */
export const pushSender =
  (findDoor: FindDoor, keys: VapidKeys, subject: string): Send =>
  async ({ address, keys: { p256dh = '', auth = '' } }, { title, lines, tag }) => {
    const [first] = lines;
    const payload = {
      title,
      body: lines
        .slice(0, LINES)
        .map(({ text }) => text)
        .join('\n'),
      url: lines.length === 1 && first?.path ? `${first.path}${first.key === null ? '' : `?key=${first.key}`}` : '/',
      tag,
      waiting: lines.length,
    };
    const { default: webPush } = await library();
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint: address, keys: { p256dh, auth } },
      JSON.stringify(payload),
      {
        vapidDetails: { subject, ...keys },
        TTL: LASTS,
        urgency: 'high',
        topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
      },
    );
    const { status, retryAfter } = await post(findDoor, address, { headers: plain(headers), body: body ?? '' });
    const said = String(status);
    if (status >= 200 && status < 300) return { is: 'sent', said };
    if (status === 404 || status === 410) return { is: 'gone', said };
    return { is: 'failed', said, retryAfter };
  };

const plain = (headers: object): { [name: string]: string } =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
