import { hashBase32 } from '../hash/hash-base32.ts';
import type { Advert } from './advert.ts';

type PicturedAdvert = Pick<Advert, 'publicReference' | 'channel' | 'vehicle' | 'pictures'>;

const turnName = /^turn-(0|[1-9]\d?)-([0-9a-hjkmnp-tv-z]{4})$/;
const pictureName = /^([1-9]\d{0,2})-([0-9a-hjkmnp-tv-z]{4})$/;

/** Increment when the drawing style changes: caches keep a picture for as long as its address. */
const drawingEdition = 2;

/** Everything that can be seen in a drawing of the vehicle. */
function drawnFacts({ channel, vehicle }: PicturedAdvert): string {
  const { make, model, body, colour, year, doors, fuel, registration } = vehicle;
  return JSON.stringify([
    drawingEdition,
    channel,
    make,
    model,
    body,
    colour,
    year,
    doors,
    fuel,
    registration,
  ]);
}

/**
 * The addresses of an advert's first pictures, with a %d width. Each carries a revision that changes whenever
 * the picture does, so that browsers and caches may keep pictures forever.
 */
export function pictureAddresses(advert: PicturedAdvert, count?: number): string[] {
  return pictureNames(advert, count).map((name) => pictureAddress(advert.publicReference, name));
}

/** `1-x9k2`: number and revision. A picture costs a hash: cards ask for their first few only. */
export function pictureNames(advert: PicturedAdvert, count = advert.pictures.length): string[] {
  let facts: string | undefined;
  return advert.pictures.slice(0, count).map((source, index) => {
    if (source.startsWith('drawing:')) facts ??= drawnFacts(advert);
    const revision = hashBase32(source.startsWith('drawing:') ? `${source}\n${facts}` : source, 4);
    return `${index + 1}-${revision}`;
  });
}

export function pictureAddress(publicReference: string, name: string): string {
  return `/media/adverts/${publicReference}/${name}/%d`;
}

/**
 * How many pictures a vehicle on a turntable has: one every thirty degrees, from its left side over the
 * front.
 */
export const turnFrames = 12;

export function hasTurn({ hasSpin, pictures }: Pick<Advert, 'hasSpin' | 'pictures'>): boolean {
  return hasSpin && pictures.includes('drawing:three-quarter');
}

/**
 * The addresses of the frames that show an advert's vehicle from all around, with a %d width. Only drawn
 * vehicles have them: `drawing:three-quarter` says that the vehicle is drawn and has a front corner to begin
 * from.
 */
export function turnAddresses(advert: PicturedAdvert & Pick<Advert, 'hasSpin'>): string[] {
  if (!hasTurn(advert)) return [];
  const revision = hashBase32(`drawing:turn\n${drawnFacts(advert)}`, 4);
  return Array.from(
    { length: turnFrames },
    (_, frame) => `/media/adverts/${advert.publicReference}/turn-${frame}-${revision}/%d`,
  );
}

/** Parses a frame's name in such an address. */
export function parseTurnName(name: string): { frame: number; revision: string } | null {
  const [, frame, revision] = turnName.exec(name) ?? [];
  return revision && Number(frame) < turnFrames ? { frame: Number(frame), revision } : null;
}

/** Parses the picture's name in such an address: `3-k2m9` is the third picture in its revision k2m9. */
export function parsePictureName(name: string): { position: number; revision: string } | null {
  const match = pictureName.exec(name);
  return match?.[1] && match[2] ? { position: Number(match[1]), revision: match[2] } : null;
}
