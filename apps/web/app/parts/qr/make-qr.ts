import { LRUCache } from 'lru-cache';
import { encode } from 'uqr';

/** A QR code as one path in a square `size` modules wide, to be drawn with a line as wide as a module. */
export interface QrCode {
  size: number;
  path: string;
}

/** Choosing the mask of a code takes longer than any other part of an advert. */
const drawn = new LRUCache<string, QrCode>({ max: 1_000 });

export function makeQr(text: string): QrCode {
  const code = drawn.get(text) ?? draw(text, 'Q');
  drawn.set(text, code);
  return code;
}

/** Paper creases and ink runs: a quarter of the modules may be lost (level Q). A screen does neither (level L). */
function draw(text: string, ecc: 'Q' | 'L'): QrCode {
  const { data, size } = encode(text, { ecc, border: 2 });
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

/**
 * The code as a picture of its own for a screen, dark on white in every theme: cameras expect that. Its title says where it
 * leads.
 */
export function formatQrSvg(text: string): string {
  const { size, path } = draw(text, 'L');
  const title = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><title>${title}</title><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" stroke="#000"/></svg>`;
}
