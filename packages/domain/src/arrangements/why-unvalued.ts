import type { PartExchangeValue } from './arrangement.ts';

/** Why nobody can say what a trade-in is worth; null if somebody can. */
export function whyUnvalued({ name, range }: Pick<PartExchangeValue, 'name' | 'range'>): string | null {
  if (range !== null) return null;
  return name === null
    ? 'We don’t know this plate, so we can’t say what it’s worth.'
    : 'Too few similar ones are for sale to say what it’s worth.';
}
