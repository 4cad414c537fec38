import type { Advert, Channel } from '@forecourt/domain';

export interface AdvertService {
  find(publicReference: string): Promise<Advert | null>;
  /** In the order requested; unknown ones are left out. */
  findMany(publicReferences: readonly string[]): Promise<Advert[]>;
  latest(channel: Channel, limit: number): Promise<Advert[]>;
  /** Live ones. */
  count(channel: Channel): Promise<number>;
}
