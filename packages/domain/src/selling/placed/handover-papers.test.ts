import { expect, test } from 'vitest';
import { decideHandoverPapers } from './handover-papers.ts';

test.each([
  ['191-D-12345', 2019, 'certificate', 2019, true],
  ['93-C-123', 1990, 'certificate', 1993, true],
  ['92-C-123', 2001, 'log-book', 1992, true],
  // Before 1987 a plate says nothing about the year.
  ['ZS 1234', 1979, 'log-book', 1979, false],
  [null, 2020, 'certificate', 2020, false],
] as const)('%s, stated as %i: %s', (plate, stated, kind, year, isByPlate) => {
  expect(decideHandoverPapers(plate, stated)).toEqual({ kind, year, isByPlate });
});
