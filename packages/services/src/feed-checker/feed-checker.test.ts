import { expect, it } from 'vitest';
import { exampleVisitor } from '../testing/example-visitor.ts';
import { limitInMemory } from '../testing/limit-in-memory.ts';
import { createFeedChecker } from './feed-checker.ts';
import { maxFeedBytes } from './feed-limits.ts';

const feed = { name: 'stock.csv', bytes: Buffer.from('reference,channel\nA,car\n') };

it('refuses a feed that is too large', async () => {
  const large = { name: 'stock.csv', bytes: Buffer.alloc(maxFeedBytes + 1, 'a') };
  expect(
    await createFeedChecker({ limitVisitors: limitInMemory() }).check(large, exampleVisitor()),
  ).toMatchObject({
    kind: 'turned-away',
    message: expect.stringMatching(/^The feed is larger than 5 MB\./),
  });
});

it('checks two feeds at once and asks the third to wait', async () => {
  const checker = createFeedChecker({ limitVisitors: limitInMemory() });
  const outcomes = await Promise.all(
    ['a', 'b', 'c'].map((visitor) => checker.check(feed, exampleVisitor(visitor))),
  );
  expect(outcomes.map(({ kind }) => kind)).toEqual(['unreadable', 'unreadable', 'turned-away']);
  expect(outcomes[2]).toMatchObject({ refusal: { status: 503, retryAfterSeconds: 5 } });
  expect((await checker.check(feed, exampleVisitor('c'))).kind).toBe('unreadable');
});

it('limits the checks of one visitor, and says when to come back', async () => {
  let time = 1_800_000_000_000;
  const checker = createFeedChecker({ limitVisitors: limitInMemory(() => time) });
  const visitor = exampleVisitor();
  for (let count = 0; count < 20; count++) await checker.check(feed, visitor);
  expect(await checker.check(feed, visitor)).toEqual({
    kind: 'turned-away',
    message: 'You’ve checked a lot of feeds in a short time. Please wait a minute.',
    refusal: { status: 429, retryAfterSeconds: 30 },
  });
  expect(visitor.events).toEqual(['rate-limit']);
  time += 30_000;
  expect((await checker.check(feed, visitor)).kind).toBe('unreadable');
});

it('lets no more than the limit pass of 50 feeds that one visitor sends at once', async () => {
  const checker = createFeedChecker({ limitVisitors: limitInMemory() });
  const outcomes = [];
  // Two at a time, because more would be asked to wait anyway.
  for (let pair = 0; pair < 25; pair++) {
    outcomes.push(...(await Promise.all([1, 2].map(() => checker.check(feed, exampleVisitor())))));
  }
  expect(outcomes.filter(({ kind }) => kind !== 'turned-away')).toHaveLength(20);
});
