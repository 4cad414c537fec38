import { expect, test, vi } from 'vitest';
import { exampleDealer } from '../testing/example-dealer.ts';
import { createDirectoryService } from './directory-service.ts';

function open() {
  const market = { dealers: [exampleDealer()], version: 1, at: 0, isAway: false };
  const ratings = new Map();
  const stock = vi.fn(async () => {
    if (market.isAway) throw new Error('away');
    return [];
  });
  const service = createDirectoryService(
    {
      dealers: async () => market.dealers,
      ratings: async () => ratings,
      stock,
      version: () => market.version,
    },
    () => market.at,
  );
  return { market, service, stock };
}

test('concurrent callers share one read', async () => {
  const { service, stock } = open();
  const [one, other] = await Promise.all([service.index(), service.index()]);
  expect(one).toBe(other);
  expect(stock).toHaveBeenCalledTimes(1);
});

test('the same index stays while nothing changes', async () => {
  const { market, service, stock } = open();
  const first = await service.index();
  market.at = 3_600_000;
  expect(await service.index()).toBe(first);
  expect(stock).toHaveBeenCalledTimes(1);
});

test('a changed market is read again in the background', async () => {
  const { market, service } = open();
  const first = await service.index();
  Object.assign(market, { version: 2, at: 31_000, dealers: [] });
  expect(await service.index()).toBe(first);
  await vi.waitFor(async () => expect((await service.index()).size).toBe(0), 20_000);
});

test('after a long time callers wait for a new one', async () => {
  const { market, service } = open();
  await service.index();
  Object.assign(market, { version: 2, at: 3_600_000, dealers: [] });
  expect((await service.index()).size).toBe(0);
});

test('the directory stays while the database is unreachable', async () => {
  const { market, service } = open();
  const first = await service.index();
  Object.assign(market, { version: 2, at: 3_600_000, isAway: true });
  expect(await service.index()).toBe(first);
});
