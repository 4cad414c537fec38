import { LRUCache } from 'lru-cache';
import { encode } from 'uqr';

/** A QR code as one path in a square `size` modules wide, to be drawn with a line as wide as a module. */
export interface QrCode {
  size: number;
  path: string;
}

/** Choosing the mask of a code takes longer than any other part of an advert. */
const drawn = new LRUCache<string, QrCode>({ max: 1_000 });

export function drawQrCode(text: string): QrCode {
  const code = drawn.get(text) ?? draw(text);
  drawn.set(text, code);
  return code;
}

/** Paper creases and ink runs: a quarter of the modules may be lost (level Q). */
function draw(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'Q', border: 2 });
  const path = data.map((row, y) => drawRow(row, y)).join('');
  return { size, path };
}

/** Adjacent dark modules form one bar, which makes the path a third as long as single modules would. */
function drawRow(row: readonly boolean[], y: number): string {
  let bars = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    bars += `M${start} ${y}.5h${x - start + 1}`;
  }
  return bars;
}
