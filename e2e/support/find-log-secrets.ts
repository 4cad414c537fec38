import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Forms of secrets and personal data that no line may contain, whoever they belong to. */
const forms: Record<string, RegExp> = {
  'an email address': /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
  'a phone number': /(?:\+353|\b0)[1-9]\d?[ -]?\d{3}[ -]?\d{4}\b/,
  'a network address': /\b(?:\d{1,3}\.){3}\d{1,3}\b|\b[\da-f]{1,4}(?::[\da-f]{1,4}){3}::/,
  'a signed link': /\b[a-z]-[0-9a-z]{1,7}-[0-9a-z]{1,6}-[0-9a-z]{25}\b/,
  'a session or a key': /(?=[\w-]*\d)[\w-]{40,}/,
  'a cookie': /\b(?:XSRF-TOKEN|session|cookie)=/i,
};

export interface LogFinding {
  what: string;
  line: string;
}

/** Lines of a log that contain a secret: by its form, or because a mail of the same run contains it. */
export function findSecrets(log: string, mails: readonly string[]): LogFinding[] {
  const known = mails.flatMap(secretsOf);
  return log.split('\n').flatMap((line) => {
    const found = Object.entries(forms).find(([, form]) => form.test(line))?.[0];
    const what = found ?? (known.some((secret) => secret.test(line)) ? 'what a mail contains' : null);
    return what === null ? [] : [{ what, line: line.slice(0, 300) }];
  });
}

/** Codes for signing in, and the words of links. */
function secretsOf(mail: string): RegExp[] {
  const codes = [...mail.matchAll(/\b\d{6}\b/g)].map(
    ([code]) => new RegExp(`(?<![\\w:.-])${code}(?![\\w-])`),
  );
  const tokens = [...mail.matchAll(/\/([\w-]{24,})\b/g)].map(([, token = '']) => new RegExp(token));
  return [...codes, ...tokens];
}

/** The logs of all sites of this run. */
export function readRun(folder: string): { log: string; mails: string[] } {
  const texts = (pattern: string) =>
    globSync(join(folder, pattern)).map((file) => readFileSync(file, 'utf8').replaceAll('=\r\n', ''));
  return { log: texts('*.log').join('\n'), mails: texts('*/mail/*') };
}
