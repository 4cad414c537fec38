import type { Channel } from '@forecourt/domain';
import { useEffect, useEffectEvent } from 'react';
import { trackEvent } from './track.ts';

export interface SearchMade {
  channel: Channel;
  total: number;
  /** The applied filters: only their names are tracked. */
  fields: readonly (readonly [name: string, value: string])[];
  sort: { selected: string };
  /** Identifies the search: another page of its results is not another search. */
  firstPageHref: string;
}

/** Tracks every search whose results are shown. */
export function useTrackSearch({ channel, total, fields, sort, firstPageHref }: SearchMade): void {
  const tell = useEffectEvent(() => {
    const filters = [...new Set(fields.map(([name]) => name))];
    trackEvent({ kind: 'search-made', channel, results: total, filters, sort: sort.selected });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address decides when to track, not what
  useEffect(() => tell(), [firstPageHref]);
}
