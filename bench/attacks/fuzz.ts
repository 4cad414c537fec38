import { startAttackedSite } from '@forecourt/web/server/testing/attacks/attacked-site.ts';
import { type FuzzResult, formatFuzz, runFuzz } from '@forecourt/web/server/testing/fuzz/run-fuzz.ts';
import { readNumberOption } from '../read-option.ts';
import type { Attack } from './attack.ts';

async function fuzzSite(options: { count: number; seed: number }): Promise<FuzzResult & { log: string }> {
  const site = await startAttackedSite({ LOG_LEVEL: 'error' });
  try {
    const result = await runFuzz({ site, ...options });
    const lines = site.server.stderr().split('\n');
    return { ...result, log: lines.filter((line) => /"level":[56]0/.test(line)).join('\n') };
  } finally {
    await site.stop();
  }
}

const anySeed = () => Date.now() % 1_000_000;

export const fuzz: Attack = {
  name: '20,000 hostile requests',
  async run() {
    const result = await fuzzSite({ count: 20_000, seed: anySeed() });
    const { faults, hangs, bystander } = result;
    return {
      held: faults.length === 0 && hangs === 0 && bystander.p99Ms < 100 && bystander.slowestMs < 1000,
      figure: [formatFuzz(result), ...faults.slice(0, 5)].join('\n    '),
    };
  },
};

/** `npm run bench -- fuzz`: hostile requests of strangers, sellers and the office; `--requests=200000`, `--seed=1998`. */
export async function benchFuzz(): Promise<void> {
  const seed = readNumberOption('seed', anySeed());
  const result = await fuzzSite({ count: readNumberOption('requests', 200_000), seed });
  const errors = Object.entries(result.statuses).filter(([status]) => Number(status) >= 500);
  console.log(`Seed ${seed}: ${formatFuzz(result)}`);
  console.log(`Answers of 500 and above: ${errors.reduce((sum, [, count]) => sum + count, 0)}.`);
  console.log(
    `Hangs over a second: ${result.hangs}${result.hangs > 0 ? `, as ${result.slowest.request}` : ''}.`,
  );
  console.log(`Everything else that no answer may do: ${result.faults.length}.`);
  for (const fault of [...new Set(result.faults)].slice(0, 20)) console.log(`- ${fault}`);
  if (result.log !== '') console.log(`The log has errors:\n${result.log.slice(0, 2000)}`);
  if (result.faults.length + result.hangs > 0 || result.log !== '') process.exitCode = 1;
}
