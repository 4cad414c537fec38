/** How an asking price compares with the market, the best first. */
export const priceRatings = ['Great', 'Good', 'Fair', 'High', 'Very high'] as const;

export type PriceRatingName = (typeof priceRatings)[number];
