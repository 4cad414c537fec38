import { expect, test } from 'vitest';
import { distanceToBeginning, editDistance } from './edit-distance.ts';

/** Every word of up to four of these letters. */
const words = ['', ...'abc'].flatMap((first, _, letters) =>
  letters.flatMap((second) =>
    letters.flatMap((third) => letters.map((last) => first + second + third + last)),
  ),
);
const different = [...new Set(words)];

/** The same by its definition, without a limit. */
function slowDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [first, second] = a;
  const costs = [
    slowDistance(a.slice(1), b) + 1,
    slowDistance(a, b.slice(1)) + 1,
    slowDistance(a.slice(1), b.slice(1)) + (first === b[0] ? 0 : 1),
  ];
  if (second !== undefined && first === b[1] && second === b[0]) {
    costs.push(slowDistance(a.slice(2), b.slice(2)) + 1);
  }
  return Math.min(...costs);
}

test.each([0, 1, 2])('all distances up to %i are found, and no other', (limit) => {
  const wrong = different.flatMap((a) =>
    different.flatMap((b) => {
      const distance = slowDistance(a, b);
      const expected = distance <= limit ? distance : Number.POSITIVE_INFINITY;
      return editDistance(a, b, limit) === expected ? [] : [[a, b, expected]];
    }),
  );
  expect(wrong).toEqual([]);
});

test.each([0, 1, 2])('the closest beginning is found up to a distance of %i', (limit) => {
  const wrong = different.flatMap((typed) =>
    different.flatMap((word) => {
      const beginnings = Array.from({ length: word.length + 1 }, (_, length) => word.slice(0, length));
      const expected = Math.min(...beginnings.map((beginning) => editDistance(typed, beginning, limit)));
      return distanceToBeginning(typed, word, limit) === expected ? [] : [[typed, word, expected]];
    }),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['foucs', 'focus', 1],
  ['toyta', 'toyota', 1],
  ['volkwagn', 'volkswagen', 2],
  ['mercedesebnz', 'mercedesbenz', 1],
  ['ercedesben', 'mercedesbenz', 2],
  ['mercedesbnze', 'mercedesbenz', 2],
  ['ssangyongg', 'sangyong', 2],
  ['alfaromeo', 'astonmartin', Number.POSITIVE_INFINITY],
])('%s is %s with a typing error or two', (typed, word, distance) => {
  expect(editDistance(typed, word, 2)).toBe(distance);
});

test('an unfinished name with an error is close to its beginning', () => {
  expect(distanceToBeginning('volkwa', 'volkswagen', 1)).toBe(1);
  expect(distanceToBeginning('mitsbshi', 'mitsubishi', 2)).toBe(2);
  expect(distanceToBeginning('volkwa', 'volvo', 1)).toBe(Number.POSITIVE_INFINITY);
  expect(distanceToBeginning('vvol', 'volvo', 1)).toBe(1);
  expect(distanceToBeginning('vvol', 'volvo', 1, 4)).toBe(Number.POSITIVE_INFINITY);
});
