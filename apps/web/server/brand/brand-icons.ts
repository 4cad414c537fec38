import { readFile } from 'node:fs/promises';
import { brandFile, partnerLogoPath } from '@forecourt/site';
import sharp from 'sharp';
import { inIcoFile } from '../crawlers/ico-file.ts';
import { strongTag } from '../http/responses/entity-tag.ts';
import type { StaticFile } from '../http/static/load-static-files.ts';
import { logoPath } from './check-brand-file.ts';

/**
 * The site's icons, drawn from the operator's logo, and the logos of partners, by the address at which each is
 * served; none without a brand file.
 */
export async function loadBrandIcons(file: string | null): Promise<ReadonlyMap<string, StaticFile>> {
  if (!file) return new Map();
  const { logo, partners = [] } = brandFile;
  const files = new Map(logo ? await drawIcons(await readFile(logoPath(file, logo))) : []);
  for (const [place, partner] of partners.entries()) {
    if (!partner.logo) continue;
    const svg = await readFile(logoPath(file, partner.logo));
    files.set(partnerLogoPath(place), staticFile('image/svg+xml', svg));
  }
  return files;
}

async function drawIcons(svg: Buffer): Promise<Map<string, StaticFile>> {
  const whole = (size: number) => draw(svg, size, size);
  // Android and iOS cut the corners: the logo stays well inside.
  const inside = (size: number) => draw(svg, Math.round(size * 0.72), size);
  const files: [string, string, Buffer][] = [
    ['/logo.svg', 'image/svg+xml', svg],
    ['/favicon.svg', 'image/svg+xml', svg],
    ['/icons/icon-192.png', 'image/png', await whole(192)],
    ['/icons/icon-512.png', 'image/png', await whole(512)],
    ['/icons/maskable-192.png', 'image/png', await inside(192)],
    ['/icons/maskable-512.png', 'image/png', await inside(512)],
    ['/apple-touch-icon.png', 'image/png', await inside(180)],
    ['/favicon.ico', 'image/x-icon', inIcoFile(await whole(32), 32)],
  ];
  return new Map(files.map(([address, type, plain]) => [address, staticFile(type, plain)]));
}

function staticFile(type: string, plain: Buffer): StaticFile {
  return { type, plain, tag: strongTag(plain), isImmutable: false, br: null, gzip: null };
}

/** The logo, as large as fits, in the middle of a white square; transparent if it fills it. */
async function draw(svg: Buffer, size: number, square: number): Promise<Buffer> {
  const background = size === square ? { r: 0, g: 0, b: 0, alpha: 0 } : '#ffffff';
  const logo = await sharp(svg, { density: 300 })
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  return sharp({ create: { width: square, height: square, channels: 4, background } })
    .composite([{ input: logo, gravity: 'centre' }])
    .png()
    .toBuffer();
}
