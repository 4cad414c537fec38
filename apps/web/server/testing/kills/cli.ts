/**
 * Kills a site that places adverts as often as ROUNDS says, and one that sends alerts twenty times, and prints what became
 * of it; for `npm run bench -- kills`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyEmptyDatabase } from '@forecourt/store/testing';
import { killAlerts } from './kill-alerts.ts';
import { killedSite, killSelling } from './kill-selling.ts';

const rounds = Number(process.env.ROUNDS ?? 100);
const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
await copyEmptyDatabase(join(folder, 'db'));
await copyEmptyDatabase(join(folder, 'alerts'));
const lastWords: Record<string, number> = {};
const alertRounds = 20;
try {
  const { acknowledged, problems } = await killSelling({
    ...killedSite(folder),
    rounds,
    random: Math.random,
    onRound(_, lines) {
      const [kind = 'nothing'] = lines.at(-1)?.split(' ') ?? [];
      lastWords[kind] = (lastWords[kind] ?? 0) + 1;
    },
  });
  console.log(`Killed ${rounds} times, last heard: ${formatCounts(lastWords)}.`);
  console.log(`Acknowledged: ${formatCounts(acknowledged)}.`);
  console.log(`Lost or published twice: ${problems.length}.`);
  for (const problem of problems) console.log(`- ${problem}`);
  const alerts = await killAlerts({
    databaseUrl: `pglite://${join(folder, 'alerts')}`,
    rounds: alertRounds,
    people: 20,
    random: Math.random,
  });
  console.log(
    `Alerts, killed ${alertRounds} times: ${alerts.told} of ${alerts.expected} told, in ${alerts.mails} mails.`,
  );
  console.log(`Told twice or to nobody: ${alerts.problems.length}.`);
  for (const problem of alerts.problems.slice(0, 20)) console.log(`- ${problem}`);
  if (problems.length + alerts.problems.length > 0) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

function formatCounts(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} × ${name}`)
    .join(', ');
}
