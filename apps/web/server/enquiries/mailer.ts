import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '@forecourt/domain';
import { createTransport } from 'nodemailer';

export interface Mail {
  /** The same for every attempt to send this mail, so that whoever gets it twice can tell. */
  id: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A mail server that does not answer must not hold up the others' mail. */
const patienceMs = 15_000;

/** By the configured mail server; without one every mail becomes a file, which any mail program opens. */
export function createMailer({ smtpUrl, dataDir }: { smtpUrl: string | null; dataDir: string }): Mailer {
  return smtpUrl === null ? createFileMailer(join(dataDir, 'mail')) : createSmtpMailer(smtpUrl);
}

function createSmtpMailer(smtpUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail(buildMessage(mail));
    },
    close: () => transport.close(),
  };
}

function createFileMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(buildMessage(mail));
      await mkdir(folder, { recursive: true });
      // Under its own name only once it is whole: a full disk or a killed process leaves no half mail.
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

function buildMessage({ id, to, replyTo, subject, text }: Mail) {
  const host = brand.supportEmail.split('@').at(-1);
  return {
    from: { name: brand.name, address: brand.supportEmail },
    to: { name: '', address: to },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    messageId: `<${id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
