import type { Advert, SearchQuery } from '@forecourt/domain';

/** What every system is asked for: the total, a page, and the facets. */
export interface PeerAnswer {
  total: number;
  /** The page's references in order. */
  page: readonly string[];
  /** Counts by attribute and value. Only for attributes that the system counts by the usual rule. */
  facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface Peer {
  name: string;
  /** It cannot handle larger markets in reasonable time or memory. */
  mostAdverts?: number;
  load(adverts: readonly Advert[]): Promise<void>;
  search(query: SearchQuery): Promise<PeerAnswer>;
  close(): Promise<void>;
}
