import { type Channel, capitaliseFirst, groupDigits } from '@forecourt/domain';
import { monthYear, shortMonth, type Telling } from './vehicle-words.ts';

const testName = (channel: Channel) => (channel === 'Commercial' ? 'CVRT' : 'NCT');

/** A sentence about the NCT or CVRT; null if there is nothing to say. */
export function testWords({ random, channel, vehicle, made, now }: Telling): string | null {
  const { nctExpiry } = vehicle;
  if (nctExpiry === null || channel === 'Bike' || vehicle.condition === 'New') return null;
  const test = channel === 'Commercial' && vehicle.body === 'Motorhome / Camper' ? 'CVRT' : testName(channel);
  const month = monthYear(nctExpiry);
  const short = shortMonth(nctExpiry);
  const today = now.toISOString().slice(0, 10);
  if (nctExpiry <= today)
    return random.pick([
      `${test} ran out in ${month}, which is reflected in the price.`,
      `${test} is up since ${short}.`,
      `Needs ${test === 'NCT' ? 'an NCT' : 'a CVRT'}, it was up in ${month}.`,
    ]);
  // A dealer may have had the first test done before it was due.
  const years = Number(nctExpiry.slice(0, 4)) - vehicle.year;
  if (test === 'CVRT' && made.age < 1 && years <= 1) return `First CVRT due ${month}.`;
  if (test === 'NCT' && made.age < 4 && years <= 4)
    return random.pick([`First NCT not due until ${month}.`, `No NCT needed until ${month}.`, '']);
  return random.pick([
    `${test}’d until ${month}.`,
    `${test} ${short}.`,
    `${test} valid to ${month}.`,
    `Passed the ${test} with no issues, good until ${month}.`,
    `${test} till ${short}.`,
    `${test} to ${month}.`,
  ]);
}

export function taxWords({ random, vehicle, channel }: Telling): string | null {
  const { motorTax } = vehicle;
  if (motorTax === null) return null;
  if (motorTax <= 200 && channel === 'Car')
    return random.pick([
      `Cheap to tax at €${motorTax} a year.`,
      `Tax is only €${motorTax}.`,
      `€${motorTax} to tax for the year.`,
      `Road tax €${motorTax}.`,
      `Low tax, €${motorTax} for the year.`,
    ]);
  if (motorTax > 900)
    return random.pick([
      `Tax is €${groupDigits(motorTax)}, so you know.`,
      `€${groupDigits(motorTax)} a year to tax.`,
    ]);
  return random.pick([
    `€${motorTax} a year to tax.`,
    `Road tax is €${motorTax}.`,
    `Tax €${motorTax}.`,
    `Motor tax €${motorTax} per year.`,
  ]);
}

export function serviceWords({ random, vehicle, dealer, made }: Telling): string | null {
  switch (vehicle.serviceHistory) {
    case 'Full':
      return random.pick(
        dealer === null
          ? [
              'Full service history, every stamp in the book.',
              'Full service history with receipts for everything.',
              'Serviced every year without fail, all the paperwork is here.',
              'Full service history, last serviced not long ago.',
              'Always serviced on time, book fully stamped.',
            ]
          : [
              'Full service history.',
              'Full service history with the book to prove it.',
              'Comes with full service history.',
              'Serviced on schedule from new.',
              'Complete service record on file.',
            ],
      );
    case 'Partial':
      return random.pick([
        'Part service history.',
        'Serviced regularly though not every stamp is in the book.',
        made.age > 6
          ? 'Some service history, the early years are missing.'
          : 'Serviced, though one stamp is missing.',
        made.age > 6 ? 'Service history for the last few years.' : 'Some service history.',
      ]);
    case 'None':
      return dealer === null
        ? random.pick([
            'No service book unfortunately but it was always looked after.',
            'Service book was lost by the previous owner.',
          ])
        : random.pick([
            'Freshly serviced by us.',
            'No history with this one, priced to suit.',
            'Serviced here before sale.',
          ]);
    default:
      return null;
  }
}

export function warrantyWords({ random, vehicle }: Telling): string | null {
  const { warrantyMonths } = vehicle;
  if (warrantyMonths === null || warrantyMonths <= 0) return null;
  const time =
    warrantyMonths % 12 === 0 && warrantyMonths >= 12
      ? warrantyMonths === 12
        ? '12 months’'
        : `${warrantyMonths / 12} years’`
      : `${warrantyMonths} ${warrantyMonths === 1 ? 'month’s' : 'months’'}`;
  return random.pick([
    `${time} warranty.`,
    `Comes with ${time} warranty.`,
    `${time} warranty included.`,
    `Sold with ${time} warranty.`,
  ]);
}

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

export function ownersWords({ random, vehicle, dealer }: Telling): string | null {
  const { owners } = vehicle;
  if (owners === null || owners < 1 || owners > 7) return null;
  if (dealer === null) {
    if (owners === 1) {
      return random.pick([
        'One owner from new.',
        'Only ever had the one owner, me.',
        'One owner.',
        'I bought it new and am the only owner.',
      ]);
    }
    return owners > 4
      ? null
      : random.pick([
          `I am the ${ordinals[owners]} owner.`,
          `${capitaliseFirst(numberWords[owners] ?? '')} owners including myself.`,
          `${capitaliseFirst(numberWords[owners] ?? '')} owners from new.`,
        ]);
  }
  if (owners === 1)
    return random.pick([
      'One owner.',
      'One careful owner from new.',
      'One owner from new.',
      'Only one owner.',
    ]);
  return owners > 3
    ? null
    : random.pick([
        `${capitaliseFirst(numberWords[owners] ?? '')} owners.`,
        `${capitaliseFirst(numberWords[owners] ?? '')} previous owners.`,
      ]);
}
