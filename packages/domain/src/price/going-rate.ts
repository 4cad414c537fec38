/** In what steps people write a price of about this size. An error of half a step is at most half a per cent from €1,000 up. */
export function priceStep(price: number): number {
  return price < 5000 ? 10 : 50;
}

/**
 * The going rate as every page, mail and rule states it. Round it once, where it is estimated, and take
 * differences from the rounded figure, so that whoever subtracts gets the same.
 */
export function roundGoingRate(estimate: number): number {
  const step = priceStep(estimate);
  return Math.max(step, Math.round(estimate / step) * step);
}
