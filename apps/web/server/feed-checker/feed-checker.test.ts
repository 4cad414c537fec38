import { expect, it } from 'vitest';
import { createFeedChecker } from './feed-checker.ts';
import { maxFeedBytes } from './feed-limits.ts';

const feed = { name: 'stock.csv', bytes: Buffer.from('reference,channel\nA,car\n') };

it('turns away a feed that is too large', async () => {
  const large = { name: 'stock.csv', bytes: Buffer.alloc(maxFeedBytes + 1, 'a') };
  expect(await createFeedChecker().check(large, 'a')).toMatchObject({
    kind: 'turned-away',
    message: expect.stringMatching(/^The feed is larger than 5 MB\./),
  });
});

it('looks at two feeds at once and asks the third to wait', async () => {
  const checker = createFeedChecker();
  const outcomes = await Promise.all(['a', 'b', 'c'].map((visitor) => checker.check(feed, visitor)));
  expect(outcomes.map(({ kind }) => kind)).toEqual(['unreadable', 'unreadable', 'turned-away']);
  expect((await checker.check(feed, 'c')).kind).toBe('unreadable');
});

it('lets nobody check all day', async () => {
  let time = 0;
  const checker = createFeedChecker({ now: () => time });
  for (let count = 0; count < 20; count++) await checker.check(feed, 'a');
  expect(await checker.check(feed, 'a')).toMatchObject({ message: expect.stringMatching(/10 minutes/) });
  time = 10 * 60_000 + 1;
  expect((await checker.check(feed, 'a')).kind).toBe('unreadable');
});
