import type { DealerRating, ResponseRecord } from '@forecourt/domain';
import { MemoryEngine } from '@forecourt/search';
import { expect, it } from 'vitest';
import { exampleAdvert } from '../testing/example-advert.ts';
import { answersInADay, openDealerScores } from './dealer-scores.ts';

const rating = (average: number): DealerRating => ({ average, count: 9, distribution: [9, 0, 0, 0, 0] });
const record = (medianHours: number, answeredShare = 0.9): ResponseRecord => ({
  enquiries: 12,
  answeredShare,
  medianHours,
});
const advertOf = (dealerId: number) =>
  exampleAdvert({ publicReference: `of-${dealerId}`, seller: { kind: 'trade', dealerId } });

it.each([
  [record(3), true],
  [record(25), null],
  [record(3, 0.4), null],
  [undefined, null],
])('a record of %o answers in a day: %o', (each, answers) => {
  expect(answersInADay(each)).toBe(answers);
});

it('finds adverts by their dealer’s record, also if it came after them or changed', async () => {
  const ratings = new Map([[1, rating(4.6)]]);
  const scores = openDealerScores({
    reputation: {
      ratings: async () => new Map(ratings),
      responseRecords: async () => new Map([[2, record(3)]]),
    },
    log: { warn: () => {} },
    everyMs: 3,
  });
  const engine = scores.watch(new MemoryEngine());
  const find = async (key: string, condition: { from: number } | { is: boolean }) =>
    (await engine.search({ channel: 'Car', filters: { [key]: condition } })).hits.map(
      ({ reference }) => reference,
    );
  await engine.rebuild([advertOf(1), advertOf(2)], 1);
  expect(await find('dealerRating', { from: 4.5 })).toEqual([]);
  await scores.start();
  expect(await find('dealerRating', { from: 4.5 })).toEqual(['of-1']);
  expect(await find('answersInADay', { is: true })).toEqual(['of-2']);
  ratings.set(3, rating(5));
  const before = engine.revision;
  await expect.poll(() => engine.revision).toBeGreaterThan(before + 2);
  await engine.apply([{ sequence: 2, publicReference: 'of-3', advert: advertOf(3) }]);
  expect(await find('dealerRating', { from: 4.5 })).toEqual(['of-1', 'of-3']);
  await scores.stop();
});

it('reads nothing if it is started after it was stopped: the database is closed by then', async () => {
  let read = 0;
  const scores = openDealerScores({
    reputation: {
      ratings: async () => {
        read += 1;
        return new Map();
      },
      responseRecords: async () => new Map(),
    },
    log: { warn: () => {} },
  });
  await scores.stop();
  await scores.start();
  expect(read).toBe(0);
});
