/** The share of a lorry's gross weight that it may carry. */
export const loadOfLorry = 0.54;

/** A tractor unit may pull 44 tonnes; it is taxed with its trailer, empty. */
export const tractorWeights = { grossKg: 44_000, taxedKg: 14_600 } as const;
