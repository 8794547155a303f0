import type { Mailer } from '../ports.ts';
import type { Send } from './sender.ts';
import { textsIn } from './texts/index.ts';

/** `unsubscribe`: a link for one place, by its id. */
export const mailSender =
  (mailer: Mailer | null, base: string | null, unsubscribe: (place: string) => string): Send =>
  async ({ id, address }, { title, lines }, language) => {
    if (mailer === null || base === null) return { is: 'failed', said: '', retryAfter: null };
    const t = textsIn(language);
    const stop = unsubscribe(id);
    const told = lines.map(
      ({ text, path, key }) => `${text}\n${base}${path ?? '/'}${key === null ? '' : `?key=${key}`}\n`,
    );
    try {
      await mailer.send({
        to: address,
        subject: `Trollmoot · ${title}`,
        text: [...told, `${t.stop}\n${stop}\n`].join('\n'),
        headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      });
      return { is: 'sent', said: '' };
    } catch (error) {
      return isBounce(error)
        ? { is: 'refused', said: '', trouble: 'bounced' }
        : { is: 'failed', said: '', retryAfter: null };
    }
  };

/** The address does not take mail. What is wrong with our own server or password is not the reader's fault. */
function isBounce(error: unknown): boolean {
  const { responseCode, command } = Object(error) as { responseCode?: unknown; command?: unknown };
  const isFinal = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
  return isFinal && (command === 'RCPT TO' || command === 'DATA');
}
