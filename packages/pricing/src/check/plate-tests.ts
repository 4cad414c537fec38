import { type Half, nextTestDue } from '@forecourt/domain';

/** When a car of a plate has its NCT: somewhere between two days, since the plate does not tell the day. */
export interface PlateTests {
  /** The first days and last days between which the test falls due, the next one first. */
  nct: readonly { from: string; to: string }[];
}

const testsListed = 4;

export function plateTests(year: number, half: Half | null, today: Date): PlateTests {
  const first = new Date(Date.UTC(year, half === 2 ? 6 : 0, 1));
  const last = new Date(Date.UTC(year, half === 1 ? 5 : 11, half === 1 ? 30 : 31));
  const nct: { from: string; to: string }[] = [];
  // A test that is due for the latest of the plate is still ahead for some of them.
  let after = today;
  while (nct.length < testsListed) {
    const to = nextTestDue('car', last, after);
    if (to === null) break;
    const yearOfTest = Number(to.slice(0, 4));
    const from = new Date(Date.UTC(yearOfTest, first.getUTCMonth(), 1)).toISOString().slice(0, 10);
    nct.push({ from, to });
    after = new Date(`${to}T00:00:00Z`);
  }
  return { nct };
}
