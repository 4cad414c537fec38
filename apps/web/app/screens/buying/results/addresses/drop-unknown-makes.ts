import { type SearchProblem, withCondition } from '@forecourt/domain';
import type { AskedSearch } from './read-results-address.ts';

type ParsedSearch = Pick<AskedSearch, 'query' | 'problems'>;

/**
 * Of several makes, those that nobody has heard of are left out and reported. A single one is in the path, which is
 * not found.
 */
export function dropUnknownMakes(
  { query, problems }: ParsedSearch,
  isKnown: (make: string) => boolean,
): ParsedSearch {
  const makes = query.filters?.make;
  if (!makes || !('anyOf' in makes) || makes.anyOf.length < 2) return { query, problems };
  const known = makes.anyOf.filter((make) => isKnown(String(make)));
  if (known.length === 0 || known.length === makes.anyOf.length) return { query, problems };
  const unknown = makes.anyOf
    .filter((make) => !known.includes(make))
    .map((make): SearchProblem => {
      const value = String(make);
      return { kind: 'unusable', param: 'make', value, reason: `make: "${value}" is not a make.` };
    });
  const { page } = query;
  const left = withCondition(query, 'make', { anyOf: known });
  return {
    query: { ...left, ...(page !== undefined && { page }) },
    problems: [...problems, ...unknown],
  };
}
