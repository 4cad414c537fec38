import type { DirectoryQuery } from '@forecourt/services/open';

/** What every directory implementation is asked for; channels and SIMI are counted too, but not compared. */
export interface DirectoryReply {
  total: number;
  ids: readonly number[];
  county: Readonly<Record<string, number>>;
  make: Readonly<Record<string, number>>;
}

export interface DirectoryPeer {
  name: string;
  search(query: DirectoryQuery): Promise<DirectoryReply>;
  close(): Promise<void>;
}
