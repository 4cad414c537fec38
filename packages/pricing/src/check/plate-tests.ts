import { type Half, nextTestWindow, plateDays, type TestedAs, type TestWindow } from '@forecourt/domain';
import type { Source } from '../working/working.ts';

/** When a vehicle with this plate has its test: a range of days, because the plate does not give the day. */
export interface PlateTests {
  /** For a car, the next one first. */
  nct: readonly TestWindow[];
  /** For a van or a truck, which is tested every year: the next one. */
  cvrt: readonly TestWindow[];
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
  const days = plateDays(year, half);
  const windows: TestWindow[] = [];
  let after = today;
  while (windows.length < most) {
    const window = nextTestWindow(testedAs, days, after);
    if (window === null) break;
    windows.push(window);
    after = new Date(`${window.to}T00:00:00Z`);
  }
  return windows;
}
