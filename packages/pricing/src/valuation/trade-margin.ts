/**
 * The dealer's share of the asking price for preparing the car, its warranty, VAT on the margin, the room to
 * haggle and a living. There is no published figure: an estimate, labelled as one wherever it is used.
 */
export const tradeMargin = { share: 0.14, least: 800, asOf: '2026-11-15' } as const;

/** What a dealer might allow for a vehicle with this forecourt price. */
export function tradeInPrice(dealerPrice: number): number {
  const margin = Math.max(tradeMargin.least, dealerPrice * tradeMargin.share);
  // A vehicle that a dealer would sell is worth at least a third of its price to them.
  return Math.max(dealerPrice / 3, dealerPrice - margin);
}
