import { findImportSign } from '../registration/import-sign.ts';
import { plateFacts } from '../registration/plate.ts';
import { type TestOutlook, testOutlook } from '../roadworthiness/test-outlook.ts';
import { formatDay } from '../time/format-day.ts';
import type { QuestionRule } from './question-rule.ts';

/** Fewer months than this on a test are a point to bargain about. */
const shortTestMonths = 3;

/** What the plate, and the test that follows from it, leave open. */
export const askAboutPlate: readonly QuestionRule[] = [
  ({ advert: { vehicle } }) => {
    if (vehicle.condition === 'New') return null;
    if (vehicle.registration === null) return 'What’s the registration? The advert doesn’t show it.';
    const year = plateFacts(vehicle.registration)?.year;
    return year === undefined || year === vehicle.year
      ? null
      : `The plate says ${year} but the advert says ${vehicle.year}. Why?`;
  },
  ({ advert: { vehicle } }) => {
    const sign = findImportSign(vehicle);
    if (sign === null) return null;
    if (sign.kind === 'stated') {
      const where = sign.from === 'Elsewhere' ? 'abroad' : `in ${sign.from}`;
      return `It was first registered ${where}. Can I see the import papers and the VRT receipt?`;
    }
    return sign.kind === 'northern-irish-plate'
      ? 'It has a Northern Ireland plate. Who registers it here, and who pays the VRT?'
      : 'The clock counts in miles. Was it imported, and can I see the papers?';
  },
  ({ advert, today }) => {
    const words = askAboutTest(testOutlook(advert, today));
    return advert.vehicle.condition === 'New' ? null : words;
  },
];

function askAboutTest(outlook: TestOutlook): string | null {
  switch (outlook.kind) {
    case 'run-out':
      return `The ${outlook.test} ran out on ${formatDay(outlook.since)}. Will you put it through before I buy?`;
    case 'valid':
      return outlook.monthsLeft < shortTestMonths
        ? `The ${outlook.test} runs out on ${formatDay(outlook.until)}. Will you put it through before I buy?`
        : `The advert says ${outlook.test} until ${formatDay(outlook.until)}. Can I see the cert and the last report?`;
    case 'due':
      return `How long is left on the ${outlook.test}? The advert doesn’t say.`;
    default:
      return null;
  }
}
