import { foldToKey, type NameOfSlug } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { isOnSale } from './is-on-sale.ts';

const names = { make: ['Ford', 'Citroën'], model: ['Focus', 'C3'] };
const nameOfSlug: NameOfSlug = (key, slug) => names[key].find((name) => foldToKey(name) === foldToKey(slug));

test.each([
  {},
  { make: 'ford' },
  { make: 'FORD' },
  { make: 'citroën' },
  { make: 'ford', model: 'focus' },
  { make: 'ford', model: 'c3' },
])('%o leads somewhere', (named) => {
  expect(isOnSale({ channel: 'Car', ...named }, nameOfSlug)).toBe(true);
});

test.each([
  { make: 'nomake' },
  { make: 'wp-login.php' },
  { make: '車' },
  { make: 'f-o-r-d' },
  { make: 'ford', model: 'nomodel' },
])('%o leads nowhere', (named) => {
  expect(isOnSale({ channel: 'Car', ...named }, nameOfSlug)).toBe(false);
});
