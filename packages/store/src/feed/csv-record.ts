/**
 * The cells of one CSV record (RFC 4180), or null where a quote is open at its end: the record then goes on in the next
 * line. `a,"b ""c""",` is `a`, `b "c"` and an empty cell.
 */
export function parseCsvRecord(text: string, delimiter: string): string[] | null {
  const cells: string[] = [];
  let from = 0;
  for (;;) {
    if (text[from] === '"') {
      const end = closingQuote(text, from + 1);
      if (end < 0) return null;
      const inside = text.slice(from + 1, end);
      const next = text.indexOf(delimiter, end);
      // Letters after the closing quote are a slip that others read as part of the cell; so do we.
      const trailing = text.slice(end + 1, next < 0 ? text.length : next);
      cells.push((inside.includes('""') ? inside.replaceAll('""', '"') : inside) + trailing);
      if (next < 0) return cells;
      from = next + 1;
    } else {
      const next = text.indexOf(delimiter, from);
      cells.push(text.slice(from, next < 0 ? text.length : next));
      if (next < 0) return cells;
      from = next + 1;
    }
  }
}

function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  return -1;
}
