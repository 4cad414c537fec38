/**
 * Renders the bitmap icons that phones and older programs need, from the one drawing in `public/favicon.svg`.
 * Run it after that drawing has changed: `npm exec -- node apps/web/server/crawlers/draw-icons.ts`
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { inIcoFile } from './ico-file.ts';

const folder = new URL('../../public/', import.meta.url);
const rounded = await readFile(new URL('favicon.svg', folder), 'utf8');
/** Android and iOS cut the corners themselves, and Android up to a fifth of each side: the logo stays well inside. */
const wholeSquare = rounded
  .replace(/ rx="[\d.]+"/, '')
  .replace(/(<rect[^>]*>)(.*)(<\/svg>)/s, '$1<g transform="translate(3.2 3.2) scale(.8)">$2</g>$3');

await mkdir(new URL('icons/', folder), { recursive: true });
await Promise.all([
  save('icons/icon-192.png', await draw(rounded, 192)),
  save('icons/icon-512.png', await draw(rounded, 512)),
  save('icons/maskable-192.png', await draw(wholeSquare, 192)),
  save('icons/maskable-512.png', await draw(wholeSquare, 512)),
  save('apple-touch-icon.png', await draw(wholeSquare, 180)),
  save('favicon.ico', inIcoFile(await draw(rounded, 32), 32)),
]);

function draw(svg: string, size: number): Promise<Buffer> {
  // The drawing is 32 units wide.
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

function save(name: string, bytes: Buffer): Promise<void> {
  return writeFile(new URL(name, folder), bytes);
}
