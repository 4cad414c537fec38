import type { Channel, SearchableAdvert, SearchableAttribute, SearchQuery } from '@forecourt/domain';
import { meetAllConditions } from '../answer/meet-all-conditions.ts';
import { listIn } from '../bits/windows.ts';
import { applyChange } from '../engine/compaction.ts';
import { createEmptyIndexes } from '../engine/empty-indexes.ts';
import type { ChannelIndex } from '../index/channel-index.ts';

/** A few changed adverts as a market of their own, which answers searches with the code that answers pages. */
export class ChangedAdverts {
  readonly #indexes: Map<Channel, ChannelIndex>;
  readonly #today: () => string;

  constructor(
    adverts: readonly SearchableAdvert[],
    attributes: readonly SearchableAttribute[],
    today: () => string,
  ) {
    this.#today = today;
    this.#indexes = createEmptyIndexes(attributes);
    for (const advert of adverts) {
      const change = { sequence: 0, publicReference: advert.publicReference, advert };
      for (const index of this.#indexes.values()) applyChange(index, change);
    }
  }

  /** The references of the adverts that a search finds. */
  find(query: SearchQuery): string[] {
    const index = this.#indexes.get(query.channel);
    if (!index) return [];
    const { clauses, matching } = meetAllConditions(index, query, this.#today);
    // A page guesses what a word means if no advert on sale contains it: then these do not contain it either.
    if (clauses.some((clause) => clause.kind === 'word' && clause.spellings)) return [];
    const { docs } = index.derived.scratch;
    const count = listIn(matching.matches, matching.windows, docs);
    return Array.from(docs.subarray(0, count), (doc) => index.rows.references[doc] ?? '');
  }
}
