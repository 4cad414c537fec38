import { parseSearchAddress, type SearchQuery } from '@forecourt/domain';

/**
 * Whether a search reads as an edit of another one: of the same makes if both name some, or else with a filter in common.
 * Someone who begins to edit an alert may search for something else within the next half hour.
 */
export function isVariationOf(address: string, other: string): boolean {
  const [one, two] = [readSearch(address), readSearch(other)];
  if (!one || !two || one.channel !== two.channel) return false;
  const [makes, otherMakes] = [makesOf(one), makesOf(two)];
  if (makes && otherMakes) return makes.some((make) => otherMakes.includes(make));
  const others = keysOf(two);
  return keysOf(one).some((key) => others.includes(key));
}

function readSearch(address: string): SearchQuery | null {
  const url = URL.parse(address, 'http://site.invalid');
  return url && (parseSearchAddress(url.pathname, url.searchParams)?.query ?? null);
}

function makesOf({ filters }: SearchQuery) {
  const condition = filters?.make;
  return condition && 'anyOf' in condition ? condition.anyOf : null;
}

function keysOf({ filters, words, near }: SearchQuery): string[] {
  return [...Object.keys(filters ?? {}), ...(words ? ['words'] : []), ...(near ? ['near'] : [])];
}
