import { smtpMailer } from './adapters/smtp-mailer.ts';
import type { Config } from './config.ts';
import type { Mailer } from './ports.ts';

/** Mail, if the host has set it up. */
export const mailerOf = ({ SMTP_URL, MAIL_FROM }: Config): Mailer | null =>
  SMTP_URL === undefined || MAIL_FROM === undefined ? null : smtpMailer(SMTP_URL, MAIL_FROM);
