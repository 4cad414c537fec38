/** Undefined if nothing is typed yet, null if it is not a number. */
export type AskedFigure = number | null | undefined;

/** Whole euro or months, in any format: `€2,500`, `2 500`, `2500.00`. */
export function parseAskedAmount(text = ''): AskedFigure {
  const bare = text.replace(/[€,\s]/g, '');
  // In some countries 2.500 is two and a half thousand, in others two and a half.
  if (/\.\d{3}/.test(bare)) return null;
  const figure = parseBare(bare);
  return figure && Math.round(figure);
}

/** Per cent: `5.5`, `5,5 %`. */
export function parseAskedRate(text = ''): AskedFigure {
  return parseBare(text.replace(/[%\s]/g, '').replace(',', '.'));
}

/** While typing, `5.` is already five and `.` is nothing yet: do not interrupt the visitor. */
function parseBare(bare: string): AskedFigure {
  if (bare === '' || bare === '.') return undefined;
  const figure = /^[-\d.]+$/.test(bare) ? Number(bare) : Number.NaN;
  return Number.isNaN(figure) ? null : figure;
}
