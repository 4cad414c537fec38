import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/**
 * The mail of a kind whose text has these words, which takes a moment. A mail that waits for its time is sent
 * in the next quarter of a minute, unless the site is woken.
 */
export async function expectMail(
  mailFolder: string,
  kind: string,
  words: RegExp,
  { wake = async () => {} } = {},
): Promise<string> {
  let found = '';
  await expect(async () => {
    await wake();
    const files = existsSync(mailFolder) ? readdirSync(mailFolder) : [];
    const texts = files
      .filter((file) => file.startsWith(kind) && file.endsWith('.eml'))
      .map((file) => decode(readFileSync(join(mailFolder, file), 'utf8')));
    found = texts.find((text) => words.test(text)) ?? '';
    expect(found).not.toBe('');
  }).toPass({ timeout: 30_000 });
  return found;
}

/** Mails are written in quoted-printable. */
function decode(mail: string): string {
  const bytes = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
