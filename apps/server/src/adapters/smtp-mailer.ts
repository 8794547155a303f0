import type { Mailer } from '../ports.ts';

const PATIENCE = 20_000; // milliseconds for each step

/** Fetched when the first mail is sent: it would make every start of the server slower. */
async function transportTo(url: string, from: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport(
    { url, connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
}

/** Mail through the host's SMTP server. */
export function smtpMailer(url: string, from: string): Mailer {
  let transport: ReturnType<typeof transportTo> | null = null;
  return {
    async send({ to, subject, text, headers }) {
      transport ??= transportTo(url, from);
      const opened = await transport;
      await opened.sendMail({ to, subject, text, headers: { ...headers, 'Auto-Submitted': 'auto-generated' } });
    },
  };
}
