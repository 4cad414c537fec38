/** The category that decides when the test is due. */
export type TestedAs = 'car' | 'goods' | 'motor-caravan' | 'untested';

/** Cars and motor caravans are not tested from this age on. */
export const testExemptAge = 40;

/**
 * The next day on which the roadworthiness test is due, `2027-03-14`; null if the law requires none.
 *
 * Cars (NCT) and motor caravans are due at 4, 6, 8 and 10 years and then yearly, every second year from 30
 * years on, and never from 40. Goods vehicles and buses (CVRT) are due every year. Motorcycles are not
 * tested. A test taken within 90 days before the day keeps the anniversary, so the day is the anniversary of
 * first registration, anywhere.
 */
export function nextTestDue(testedAs: TestedAs, firstRegistered: Date, today: Date): string | null {
  if (testedAs === 'untested') return null;
  // A plate of the current half-year also covers future days: nothing is due before the first birthday.
  const birthdays = Math.max(0, birthdaysBefore(firstRegistered, today));
  // Tests are at most four years apart, so one of the next four birthdays is due, or none ever is.
  for (let age = birthdays + 1; age <= birthdays + 4; age += 1) {
    if (isTestDueAt(testedAs, age)) return anniversary(firstRegistered, age).toISOString().slice(0, 10);
  }
  return null;
}

/** The first and the last day on which a test may be due. */
export interface TestWindow {
  from: string;
  to: string;
}

/**
 * When the test of a vehicle is due that was first registered on one of these days, all of the same year. The window may
 * have begun: a test that is due for the latest of them is still ahead for some.
 */
export function nextTestWindow(
  testedAs: TestedAs,
  { first, last }: { first: Date; last: Date },
  today: Date,
): TestWindow | null {
  const to = nextTestDue(testedAs, last, today);
  if (to === null) return null;
  const age = Number(to.slice(0, 4)) - last.getUTCFullYear();
  return { from: anniversary(first, age).toISOString().slice(0, 10), to };
}

/**
 * The day on which the last test expired, for a vehicle that missed the next one; null if none was required.
 */
export function lastTestDue(testedAs: TestedAs, firstRegistered: Date, today: Date): string | null {
  const birthdays = birthdaysBefore(firstRegistered, today);
  if (testedAs === 'untested' || (testedAs !== 'goods' && birthdays >= testExemptAge)) return null;
  for (let age = birthdays; age > 0; age -= 1) {
    if (isTestDueAt(testedAs, age)) return anniversary(firstRegistered, age).toISOString().slice(0, 10);
  }
  return null;
}

/** How many birthdays a vehicle has had, including today's. */
function birthdaysBefore(firstRegistered: Date, today: Date): number {
  const years = today.getUTCFullYear() - firstRegistered.getUTCFullYear();
  return anniversary(firstRegistered, years) <= today ? years : years - 1;
}

export function isTestDueAt(testedAs: TestedAs, age: number): boolean {
  if (testedAs === 'untested') return false;
  if (testedAs === 'goods') return age >= 1;
  if (age < 10 || age >= 30) return age >= 4 && age < testExemptAge && age % 2 === 0;
  return true;
}

function anniversary(day: Date, years: number): Date {
  const then = new Date(day);
  then.setUTCFullYear(then.getUTCFullYear() + years);
  return then;
}
