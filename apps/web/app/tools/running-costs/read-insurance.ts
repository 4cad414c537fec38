import { type Channel, formatEuro } from '@forecourt/domain';
import { averageInsurance, averageInsuranceOf, type InsuranceChoice } from '@forecourt/pricing';
import type { ToolInput } from '../tool-input.ts';

/** Whether insurance belongs to the year, and at what premium; null while that cannot be used. */
export function readInsurance(input: ToolInput, channel: Channel): InsuranceChoice | null {
  const average = averageInsuranceOf(channel);
  const none = { value: 'none', label: 'Leave it out' } as const;
  const own = { value: 'own', label: 'My own premium' } as const;
  const ofAll =
    average === null
      ? []
      : [{ value: 'average', label: `Average of ${averageInsurance.asOf}, ${formatEuro(average)}` } as const];
  const choice = input.choice<'none' | 'average' | 'own'>({
    name: 'insurance',
    label: 'Insurance',
    options: [none, ...ofAll, own],
    usual: 'none',
    // Nothing is published for vans and bikes, so the average goes when the kind changes.
    elsewhere: ['average'],
  });
  if (choice !== 'own') return choice;
  return input.number({
    name: 'premium',
    label: 'Your premium (€ a year)',
    min: 1,
    max: 50_000,
    ...(average === null ? {} : { usual: average }),
  });
}
