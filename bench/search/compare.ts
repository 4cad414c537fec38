import type { SearchQuery } from '@forecourt/domain';
import type { SearchResult } from '@forecourt/search';
import type { PeerAnswer } from '../peers/peer.ts';

const comparedSorts = ['newest', 'price-asc', 'price-desc', 'year-desc', 'mileage-asc', 'distance'];

/**
 * Reports how far a peer's answers agree: totals, facet by facet, and pages if both sort by the same rule.
 */
export function compareAnswers(
  name: string,
  given: ReadonlyMap<SearchQuery, PeerAnswer>,
  answers: ReadonlyMap<SearchQuery, SearchResult>,
  buckets: readonly { key: string; column: string; from: readonly number[] }[],
): string {
  const agreement = { totals: [0, 0], facets: [0, 0], pages: [0, 0] } satisfies Record<
    string,
    [number, number]
  >;
  let example = '';
  for (const [query, answer] of given) {
    const ours = answers.get(query);
    if (!ours) continue;
    tally(agreement.totals, answer.total === ours.total);
    for (const [facet, counts] of Object.entries(answer.facets)) {
      tally(agreement.facets, isSameFacet(ours, facet, counts, buckets));
    }
    if (comparedSorts.includes(query.sort ?? '') && answer.total === ours.total) {
      tally(
        agreement.pages,
        ours.hits.every(({ reference }, place) => reference === answer.page[place]),
      );
    }
    if (answer.total !== ours.total && example === '') {
      example = `; first difference ${answer.total} instead of ${ours.total} for ${JSON.stringify(query)}`;
    }
  }
  const parts = Object.entries(agreement).map(([what, [same, all]]) => `${what} ${same}/${all}`);
  return `${name} agrees on ${parts.join(', ')}${example}`;
}

function tally(pair: number[], isSame: boolean): void {
  pair[0] = (pair[0] ?? 0) + (isSame ? 1 : 0);
  pair[1] = (pair[1] ?? 0) + 1;
}

function isSameFacet(
  ours: SearchResult,
  column: string,
  counts: Readonly<Record<string, number>>,
  buckets: readonly { key: string; column: string; from: readonly number[] }[],
): boolean {
  const bucket = buckets.find((each) => each.column === column);
  const facet = ours.facets[bucket?.key ?? column];
  if (!facet) return false;
  const expected =
    facet.kind === 'values'
      ? facet.values.map(({ value, count }) => [String(value), count] as const)
      : facet.buckets.map(({ count }, place) => [String(place), count] as const);
  return expected.every(([value, count]) => (counts[value] ?? 0) === count);
}
