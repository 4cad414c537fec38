import { expect, test } from 'vitest';
import { mergeFields } from './merge-fields.ts';

test('a control that is ahead of its form wins', () => {
  const held = [
    ['make', 'ford'],
    ['fuel', 'diesel'],
  ] as const;
  expect(mergeFields(held, { make: ['opel', 'kia'] })).toEqual([
    ['fuel', 'diesel'],
    ['make', 'opel'],
    ['make', 'kia'],
  ]);
});

test('literal words stay literal until they change', () => {
  expect(
    mergeFields(
      [
        ['q', 'gti'],
        ['exact', 'gti'],
      ],
      {},
    ),
  ).toContainEqual(['exact', 'gti']);
  expect(
    mergeFields(
      [
        ['q', 'red gti'],
        ['exact', 'gti'],
      ],
      {},
    ),
  ).toEqual([['q', 'red gti']]);
});
