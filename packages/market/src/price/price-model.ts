/**
 * What moves an asking price, as measured on 21,723 Irish dealer cars of the same make, model, year and fuel.
 * Exported so that valuations can be tested against the true model of the made-up market.
 */
export const priceModel = {
  /** Change of the logarithm of the price per 10,000 km above the usual mileage. */
  perTenThousandKm: -0.0152,
  /** A high mileage matters less for a van and even less for a truck. */
  perTenThousandKmOfCommercial: -0.0075,
  perTenThousandKmOfBike: -0.045,
  /** The premium of an automatic over the same car with a manual gearbox. */
  automaticPremium: 0.09,
  privateSeller: 0.93,
  /** Used electric cars ask less than their age suggests, since new ones became cheaper. */
  usedElectric: 0.85,
  /** Deviation of the logarithm that no attribute explains. */
  noiseSd: 0.09,
  /** Change of the logarithm from one trim level to the next; together with the noise about 0.104. */
  perTrimLevel: 0.035,
  /** The yearly decay contained in the retention curve; a make's own decay tilts it. */
  usualDecay: 0.122,
} as const;
