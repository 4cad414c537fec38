/** A whole number as typed, `1,598`; null if it is none. */
export function parseWhole(text: string): number | null {
  const plain = text.trim();
  return /^\d{1,3}(?:,\d{3})*$|^\d{1,9}$/.test(plain) ? Number(plain.replaceAll(',', '')) : null;
}

/** The engine size in cc. Most people know it in litres: `1.6` and `2.0 L` are read too. */
export function parseEngineCc(text: string): number | null {
  const plain = text
    .trim()
    .replace(/(?:cc|l|ltr|litres?)$/i, '')
    .trim();
  if (/^\d{1,2}[.,]\d$/.test(plain)) return Number(plain.replace(',', '.')) * 1000;
  const cc = parseWhole(plain);
  return cc !== null && cc >= 40 && cc <= 20_000 ? cc : null;
}

/** The last day of a month, `2027-05` or `05/2027`: an NCT is valid until a day that few know by heart. */
export function parseNctMonth(text: string): string | null {
  const [, isoYear, isoMonth] = /^(\d{4})-(\d{1,2})$/.exec(text.trim()) ?? [];
  const [, month = isoMonth, year = isoYear] = /^(\d{1,2})\s?[/.-]\s?(\d{4})$/.exec(text.trim()) ?? [];
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) return null;
  if (Number(year) < 2000 || Number(year) > 2100) return null;
  return new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
}
