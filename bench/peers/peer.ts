import type { Advert, SearchQuery } from '@forecourt/domain';

/** What every system is asked for: the total, a page, and the facets. */
export interface PeerAnswer {
  total: number;
  /** The page's references in order. */
  page: readonly string[];
  /** By attribute and value: how many. Only of those attributes that the system counts by the usual rule. */
  facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface Peer {
  name: string;
  /** Larger markets are beyond what it can do in reasonable time or memory. */
  mostAdverts?: number;
  load(adverts: readonly Advert[]): Promise<void>;
  search(query: SearchQuery): Promise<PeerAnswer>;
  close(): Promise<void>;
}
