/** Rounded as people say an approximate price: to €10, €50 or €100. */
export function roundPrice(price: number): number {
  const step = price < 2000 ? 10 : price < 10_000 ? 50 : 100;
  return Math.round(price / step) * step;
}
