import { largestPageSize, lastPage, pageSize, type SearchQuery } from '@forecourt/domain';
import type { ChannelIndex } from '../index/channel-index.ts';
import { metresOfChord, pointAt } from '../place/sphere.ts';
import type { Facet, Hit, ModelCount, SearchResult } from '../query/search-result.ts';
import { buildFacets } from './build-facets.ts';
import { countAttributes } from './count-attributes.ts';
import { countDays } from './count-days.ts';
import { countFamilies } from './count-families.ts';
import { meetAllConditions } from './meet-all-conditions.ts';
import { plansToCount } from './plans-to-count.ts';
import { rank } from './rank.ts';
import { buildRelaxations } from './relax.ts';
import { takePage } from './take-page.ts';

/** Answers one search synchronously, and so from one version of the index. */
export function answer(
  index: ChannelIndex,
  query: SearchQuery,
  today: () => string,
  state: Pick<SearchResult, 'version' | 'revision'>,
): SearchResult {
  const { clauses, choice, matching } = meetAllConditions(index, query, today);
  const families = countFamilies(index, choice, matching.everywhere);
  const plans = plansToCount(index.schema, query);
  const { facets, histograms } = buildFacets(
    index,
    plans,
    countAttributes(index, plans, clauses, matching, choice !== null),
    (plan) => countDays(index, plan, clauses, matching, today),
    { make: { kind: 'values', values: families.makes }, model: modelFacet(families.models) },
  );
  const { page, pages, from, to } = placesOf(query, matching.total);
  const { ranking, levels } = rank(index, query, clauses, matching);
  const docs = takePage(index, levels, matching.windows, ranking, from, to);
  return {
    ...state,
    total: matching.total,
    page,
    pages,
    hits: docs.map((doc) => buildHit(index, query, doc)),
    facets,
    histograms,
    models: families.models,
    words: clauses.flatMap((clause) =>
      clause.kind === 'word' ? [{ word: clause.word, spellings: clause.spellings }] : [],
    ),
    relaxations: buildRelaxations(index, clauses, choice, matching, families),
  };
}

function placesOf({ page = 1, size = pageSize }: SearchQuery, total: number) {
  const perPage = Math.min(largestPageSize, Math.max(1, Math.floor(size)));
  const asked = Math.min(lastPage, Math.max(1, Math.floor(page)));
  const pages = Math.min(lastPage, Math.ceil(total / perPage));
  return { page: asked, pages, from: (asked - 1) * perPage, to: Math.min(total, asked * perPage) };
}

function buildHit(index: ChannelIndex, { near }: SearchQuery, doc: number): Hit {
  const reference = index.rows.references[doc] ?? '';
  if (!near) return { reference, distanceKm: null };
  return { reference, distanceKm: metresOfChord(index.derived.grid.chordTo(doc, pointAt(near))) / 1000 };
}

/** Two makes may use the same model name; a filter by that name finds both. */
function modelFacet(models: readonly ModelCount[]): Facet {
  if (models.length === 0) return { kind: 'values', values: [] };
  const counts = new Map<string, number>();
  for (const { model, count } of models) counts.set(model, (counts.get(model) ?? 0) + count);
  const values = Array.from(counts, ([value, count]) => ({ value, count }));
  return { kind: 'values', values: values.sort((a, b) => (a.value < b.value ? -1 : 1)) };
}
