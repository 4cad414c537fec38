import type { Channel } from '@forecourt/domain';
import { useEffect, useEffectEvent } from 'react';
import { trackEvent } from './track.ts';

export interface SearchMade {
  channel: Channel;
  total: number;
  /** What is in force: of each, only the name is told. */
  fields: readonly (readonly [name: string, value: string])[];
  sort: { selected: string };
  /** The search itself: another page of it is no other search. */
  firstPageHref: string;
}

/** Tells of every search whose results are shown. */
export function useTrackSearch({ channel, total, fields, sort, firstPageHref }: SearchMade): void {
  const tell = useEffectEvent(() => {
    const filters = [...new Set(fields.map(([name]) => name))];
    trackEvent({ kind: 'search-made', channel, results: total, filters, sort: sort.selected });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says when to tell, not what
  useEffect(() => tell(), [firstPageHref]);
}
