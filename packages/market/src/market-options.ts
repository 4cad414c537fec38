export interface MarketOptions {
  seed: number;
  /** Live adverts; ended ones come on top. */
  size: number;
  /** The moment at which the market is looked at: nothing in it lies later. */
  now: Date;
}

/** The name under which the made-up market feeds the store. */
export const marketSource = 'market';
