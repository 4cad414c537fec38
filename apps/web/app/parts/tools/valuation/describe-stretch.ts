import { groupDigits } from '@forecourt/domain';
import { fewestComparables, type Valuation, type ValuationQuestion } from '@forecourt/pricing';

/** Where the adverts behind a figure differ from the vehicle in question; empty where they do not. */
export function describeStretch(
  {
    mileage = null,
    fuel = null,
    transmission = null,
  }: Pick<ValuationQuestion, 'mileage' | 'fuel' | 'transmission'>,
  { reach }: Pick<Valuation, 'reach'>,
): string {
  const { furthest, ofItsFuel, ofItsGearbox } = reach;
  const beyond: string[] = [];
  if (mileage !== null && furthest !== null && mileage > furthest)
    beyond.push(`None of these has that many kilometres: the highest has ${groupDigits(furthest)} km.`);
  if (transmission !== null && ofItsGearbox === 0) beyond.push(`None of these is ${inWords(transmission)}.`);
  if (beyond.length > 0) beyond.push('So we’ve doubled the range.');
  if (fuel !== null && ofItsFuel !== null && ofItsFuel < fewestComparables)
    beyond.push(`Only ${ofItsFuel} of these ${ofItsFuel === 1 ? 'is' : 'are'} ${inWords(fuel)}.`);
  return beyond.join(' ');
}

/** `electric`, `petrol hybrid`; abbreviations stay in capitals. */
export function inWords(value: string): string {
  return value === value.toUpperCase() ? value : value.toLowerCase();
}
