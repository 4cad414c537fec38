import { formatFuzz, runFuzz } from '@forecourt/web/server/testing/fuzz/run-fuzz.ts';
import type { Attack } from './attack.ts';
import { withSite } from './site.ts';

export const fuzz: Attack = {
  name: '20,000 hostile requests',
  run: () =>
    withSite(
      async ({ port }) => {
        const result = await runFuzz({ port, count: 20_000, seed: Date.now() % 1_000_000 });
        const { faults, bystander } = result;
        return {
          held: faults.length === 0 && bystander.p99Ms < 100 && bystander.slowestMs < 1000,
          figure: [formatFuzz(result), ...faults.slice(0, 5)].join('\n    '),
        };
      },
      { MARKET_SIZE: '60' },
    ),
};
