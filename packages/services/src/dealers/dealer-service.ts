import type { Dealer } from '@forecourt/domain';

export interface DealerService {
  find(id: number): Promise<Dealer | null>;
  /** By id, perhaps half a minute old; those that do not exist are left out. */
  findMany(ids: Iterable<number>): Promise<ReadonlyMap<number, Dealer>>;
  /** The dealers who pay to be seen first; whatever they are shown as must say so. */
  featuredPartners(): Promise<readonly Dealer[]>;
}
