export interface MarketOptions {
  seed: number;
  /** Live adverts; ended ones come on top. */
  size: number;
  /** The moment at which the market is viewed: nothing in it is later. */
  now: Date;
}

/** The name under which the made-up market feeds the store. */
export const marketSource = 'market';
