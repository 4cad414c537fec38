import { encode } from 'uqr';

/** A QR code as one path in a square `size` modules wide. */
export interface QrCode {
  size: number;
  path: string;
}

/** Paper creases and ink runs: a quarter of the modules may be lost (level Q). */
export function drawQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'Q', border: 2 });
  const path = data.map((row, y) => drawRow(row, y)).join('');
  return { size, path };
}

/** Adjacent dark modules form one bar, which makes the path a third as long as single squares would. */
function drawRow(row: readonly boolean[], y: number): string {
  let bars = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    bars += `M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`;
  }
  return bars;
}
