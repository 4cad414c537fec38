import { type Channel, formatEuro } from '@forecourt/domain';
import type { Source, WorkingStep } from '../working/working.ts';

/** The average written premium of private motor insurance (Central Bank of Ireland, NCID), all drivers together. */
export const averageInsurance = { asOf: '2024', amount: 623 } as const;

/** By default the average of all drivers of private cars; or a quoted premium, in euro a year. */
export type InsuranceChoice = 'none' | 'average' | number;

interface Insurance {
  /** Null if it is not part of the total. */
  line: WorkingStep | null;
  sources: readonly Source[];
  note: string;
}

/** The average of one channel: there is no published figure for vans and bikes. */
export function averageInsuranceOf(channel: Channel): number | null {
  return channel === 'Car' ? averageInsurance.amount : null;
}

/**
 * What a year's insurance adds. It depends on the driver more than on the vehicle, and no table of bands is
 * published, so it is included only on request.
 */
export function insuranceOf(channel: Channel, choice: InsuranceChoice): Insurance {
  const average = averageInsuranceOf(channel);
  if (typeof choice === 'number')
    return {
      line: { label: 'Insurance', detail: 'your own figure', amount: Math.round(choice) },
      sources: [],
      note: 'Insurance is included at your own figure.',
    };
  if (choice === 'average' && average !== null)
    return {
      line: {
        label: 'Insurance',
        detail: `the average premium for private cars in ${averageInsurance.asOf}, not a quote`,
        amount: average,
      },
      sources: [
        {
          name: 'Central Bank of Ireland, average motor premium',
          asOf: averageInsurance.asOf,
          kind: 'published',
        },
      ],
      note: 'Insurance is included at the average for all drivers. Yours depends on you: only an insurer can quote it.',
    };
  const note = 'Insurance depends on the driver, so it’s not included.';
  return {
    line: null,
    sources: [],
    note:
      average === null
        ? note
        : `${note} The average premium was ${formatEuro(average)} in ${averageInsurance.asOf}.`,
  };
}
