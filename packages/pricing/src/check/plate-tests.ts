import { type Half, nextTestDue, plateDays, type TestedAs } from '@forecourt/domain';
import type { Source } from '../working/working.ts';

/** When a vehicle with this plate has its test: a range of days, because the plate does not give the day. */
export interface PlateTests {
  /** For a car, the next one first. */
  nct: readonly TestWindow[];
  /** For a van or a truck, which is tested every year: the next one. */
  cvrt: readonly TestWindow[];
}

/** The first and the last day on which the test may be due. */
export interface TestWindow {
  from: string;
  to: string;
}

/** The latest change: cars of forty years and more are exempt, whatever the year. */
export const testSource: Source = {
  name: 'RSA: when the NCT and the CVRT are due',
  asOf: '2020',
  kind: 'law',
};

const nctsListed = 4;

export function plateTests(year: number, half: Half | null, today: Date): PlateTests {
  return {
    nct: listWindows('car', year, half, today, nctsListed),
    cvrt: listWindows('goods', year, half, today, 1),
  };
}

function listWindows(
  testedAs: TestedAs,
  year: number,
  half: Half | null,
  today: Date,
  most: number,
): TestWindow[] {
  const { first, last } = plateDays(year, half);
  const windows: TestWindow[] = [];
  // A test that is due for the latest vehicle of the plate is still ahead for some of them.
  let after = today;
  while (windows.length < most) {
    const to = nextTestDue(testedAs, last, after);
    if (to === null) break;
    const yearOfTest = Number(to.slice(0, 4));
    const from = new Date(Date.UTC(yearOfTest, first.getUTCMonth(), 1)).toISOString().slice(0, 10);
    windows.push({ from, to });
    after = new Date(`${to}T00:00:00Z`);
  }
  return windows;
}
