import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutgoingMail } from './deliver-mail.ts';

type MailName = Pick<OutgoingMail, 'kind' | 'aboutId'>;

/** Where mails go while no mail server is configured. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

/** The same for every attempt to send a mail; used as its file name. */
export function mailName({ kind, aboutId }: MailName): string {
  return `${kind}-${aboutId}`;
}

/** Without a mail server, a person's mails are files. */
export async function removeMailFiles(dataDir: string, mails: readonly MailName[]): Promise<void> {
  for (const mail of mails) await rm(join(mailFolder(dataDir), `${mailName(mail)}.eml`), { force: true });
}
