import type { SearchQuery } from '@forecourt/domain';
import type { ChannelIndex } from '../index/channel-index.ts';
import { buildClauses, type Clause } from './clauses.ts';
import { type FamilyChoice, findFamilyChoice } from './family-choice.ts';
import { type Matching, match } from './match.ts';

export interface MetConditions {
  clauses: Clause[];
  choice: FamilyChoice | null;
  matching: Matching;
}

/**
 * Finds the documents that meet all conditions of a search. Whether an advert belongs to a search is decided here and
 * nowhere else: pages and alerts both ask this function, and so cannot disagree. The sets are valid until the index is
 * asked again.
 */
export function meetAllConditions(
  index: ChannelIndex,
  query: SearchQuery,
  today: () => string,
): MetConditions {
  index.derived.scratch.giveBackAll();
  const clauses = buildClauses(index, query, today);
  const choice = findFamilyChoice(index, query.filters);
  return { clauses, choice, matching: match(index, clauses, choice) };
}
