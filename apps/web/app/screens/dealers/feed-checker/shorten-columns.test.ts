import { expect, test } from 'vitest';
import { shortenColumns } from './shorten-columns.ts';

const none = { understood: [], unknown: [], rivals: [], suggestedMap: null };

test('a column name that is a whole text is truncated', () => {
  const [name = ''] = shortenColumns({ ...none, unknown: ['x'.repeat(400_000)] }).unknown;
  expect(name).toMatch(/^x+…$/);
  expect(name).toHaveLength(60);
});

test('of very many unknown columns some are named and the others counted', () => {
  const unknown = Array.from({ length: 1010 }, (_, index) => `column ${index}`);
  expect(shortenColumns({ ...none, unknown })).toMatchObject({ moreUnknown: 'and 960 more' });
  expect(shortenColumns({ ...none, unknown }).unknown).toHaveLength(50);
});

test('columns with the same meaning are truncated individually', () => {
  const long = `make${'-'.repeat(100)}`;
  expect(shortenColumns({ ...none, rivals: [`${long} before make`] }).rivals[0]).toMatch(
    /^make-+… before make$/,
  );
});

test('a suggested map is printed as it is saved, unless its names are whole texts', () => {
  const suggestedMap = { columns: { Milage: 'mileage' } };
  expect(JSON.parse(shortenColumns({ ...none, suggestedMap }).suggestedMap)).toEqual(suggestedMap);
  const long = { columns: { ['x'.repeat(61)]: '-' } };
  expect(shortenColumns({ ...none, suggestedMap: long }).suggestedMap).toBe('');
});
