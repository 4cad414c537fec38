import { expect, test } from 'vitest';
import { startAttackedSite } from './testing/attacks/attacked-site.ts';
import { listErrors } from './testing/attacks/list-errors.ts';
import { formatFuzz, runFuzz } from './testing/fuzz/run-fuzz.ts';

test('2,000 hostile requests of strangers, sellers and the office cause no error, no redirect off the site and no crash', async () => {
  const site = await startAttackedSite({ LOG_LEVEL: 'error' });
  try {
    // `npm run bench -- fuzz` sends 200,000.
    const result = await runFuzz({ site, count: 2000, seed: 1998 });
    process.stdout.write(`${formatFuzz(result)}\n`);
    expect([...new Set(result.faults)].slice(0, 20)).toEqual([]);
    expect(site.server.child.exitCode).toBe(null);
    expect(listErrors(site.server.stderr())).toEqual([]);
  } finally {
    await site.stop();
  }
}, 1_200_000);
