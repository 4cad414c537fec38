import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CalendarMethod } from '@forecourt/domain';
import { mailFolder } from '@forecourt/store';
import { createTransport } from 'nodemailer';
import { brandSender, type MailSender } from './mail-sender.ts';

export interface Mail {
  /** The same for every attempt to send this mail: used for its file name and its Message-ID. */
  id: string;
  to: string;
  replyTo: string | null;
  /** Where mail servers return it if they cannot deliver it; the sender's address without it. */
  returnTo?: string;
  subject: string;
  text: string;
  /** The same for mail programs that show more than text. */
  html?: string;
  /** Mails that people asked to get regularly, and how they end them with one press (RFC 2919, RFC 8058). */
  list?: { name: string; endUrl: string };
  /** A meeting, for the reader's calendar. */
  calendar?: { method: CalendarMethod; content: string };
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

export interface MailerOptions {
  smtpUrl: string | null;
  dataDir: string;
  from?: MailSender;
  /**
   * Distinguishes this database's mails from another's: both count from 1, and mail readers drop duplicates.
   */
  siteId: string;
  /** A mail server that does not answer must not hold up other mail. */
  timeoutMs?: number;
}

/**
 * Sends through the configured mail server; without one every mail becomes a file that any mail program
 * opens.
 */
export function createMailer(options: MailerOptions): Mailer {
  const { smtpUrl, dataDir, siteId, from = brandSender, timeoutMs = 15_000 } = options;
  const build: BuildMessage = (mail) => buildMessage(mail, from, siteId);
  return smtpUrl === null
    ? createFileMailer(mailFolder(dataDir), build)
    : createSmtpMailer(smtpUrl, build, timeoutMs);
}

type BuildMessage = (mail: Mail) => ReturnType<typeof buildMessage>;

function createSmtpMailer(smtpUrl: string, build: BuildMessage, timeoutMs: number): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail(build(mail));
    },
    close: () => transport.close(),
  };
}

function createFileMailer(folder: string, build: BuildMessage): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(build(mail));
      await mkdir(folder, { recursive: true });
      // Renamed only when complete: a full disk or a killed process leaves no half-written mail.
      const partial = join(folder, `${mail.id}.part`);
      try {
        const file = await open(partial, 'w');
        try {
          await file.writeFile(message as Buffer);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(partial, join(folder, `${mail.id}.eml`));
      } catch (error) {
        await rm(partial, { force: true }).catch(() => {});
        throw error;
      }
    },
    close: () => {},
  };
}

function buildMessage(mail: Mail, from: MailSender, siteId: string) {
  const { id, to, replyTo, returnTo, subject, text, html, list, calendar } = mail;
  const host = from.address.split('@').at(-1) ?? '';
  return {
    from,
    to: { name: '', address: to },
    ...(returnTo !== undefined && { envelope: { from: returnTo, to } }),
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    ...(html !== undefined && { html }),
    ...(calendar && { icalEvent: { ...calendar, filename: 'viewing.ics' } }),
    messageId: `<${id}.${siteId}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...(list && listHeaders(list, host)) },
  };
}

/** Prepared, so that they are not folded: some mail services do not read an address in the second line. */
function listHeaders({ name, endUrl }: NonNullable<Mail['list']>, host: string) {
  const prepared = (value: string) => ({ prepared: true, value });
  return {
    'List-Id': prepared(`<${name}.${host}>`),
    'List-Unsubscribe': prepared(`<${endUrl}>`),
    'List-Unsubscribe-Post': prepared('List-Unsubscribe=One-Click'),
  };
}
