import { findSecrets, readRun } from './find-log-secrets.ts';

/** After all tests: what they made the sites log must tell nothing about their visitors. */
export default function finishRun(): void {
  const folder = process.env.E2E_FOLDER;
  if (!folder) throw new Error('The run has no folder.');
  const { log, mails } = readRun(folder);
  for (const line of log.split('\n')) if (/"level":[56]0/.test(line)) console.warn(line);
  const lines = log.split('\n').length;
  const found = findSecrets(log, mails);
  if (found.length > 0) {
    const shown = found.slice(0, 20).map(({ what, line }) => `${what}: ${line}`);
    throw new Error(
      `${found.length} of ${lines} lines of the log contain a secret, in ${folder}:\n${shown.join('\n')}`,
    );
  }
  console.warn(`${lines} lines of the log, ${mails.length} mails: no secret in the log.`);
}
