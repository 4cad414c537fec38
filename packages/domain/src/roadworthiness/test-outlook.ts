import type { Advert } from '../advert/advert.ts';
import { plateFacts } from '../registration/plate.ts';
import { plateDays } from '../registration/plate-days.ts';
import { nextTestWindow } from './test-due.ts';
import { testedAs, testName } from './tested-as.ts';

/** What a buyer can learn about the roadworthiness test from an advert. */
export type TestOutlook =
  | { kind: 'not-tested' }
  | { kind: 'valid'; test: 'NCT' | 'CVRT'; until: string; monthsLeft: number }
  | { kind: 'run-out'; test: 'NCT' | 'CVRT'; since: string }
  /** The seller states nothing: by law the next test is due between these days. */
  | { kind: 'due'; test: 'NCT' | 'CVRT'; from: string; to: string }
  /** Too old for any, or brand new and not yet registered. */
  | { kind: 'none-due'; test: 'NCT' | 'CVRT' };

interface TestedAdvert extends Pick<Advert, 'channel'> {
  vehicle: Pick<Advert['vehicle'], 'body' | 'nctExpiry' | 'registration' | 'year' | 'condition'>;
}

/** By the stated day; without one, by the law and by the plate's date of first registration. */
export function testOutlook(advert: TestedAdvert, today: Date): TestOutlook {
  const tested = testedAs(advert);
  const test = testName(tested);
  const { nctExpiry, registration, year, condition } = advert.vehicle;
  if (!test) return { kind: 'not-tested' };
  if (nctExpiry !== null) {
    const day = today.toISOString().slice(0, 10);
    return nctExpiry < day
      ? { kind: 'run-out', test, since: nctExpiry }
      : { kind: 'valid', test, until: nctExpiry, monthsLeft: wholeMonths(day, nctExpiry) };
  }
  if (condition === 'New') return { kind: 'none-due', test };
  const facts = plateFacts(registration);
  const days = plateDays(year, facts?.year === year ? facts.half : null);
  const window = nextTestWindow(tested, days, today);
  return window ? { kind: 'due', test, ...window } : { kind: 'none-due', test };
}

function wholeMonths(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
}
