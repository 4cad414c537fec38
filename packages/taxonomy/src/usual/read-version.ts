import { type Channel, findBodyIn } from '@forecourt/domain';

/**
 * What a version's name says about the vehicle, such as `2.0 TDI 150bhp Estate 5dr`: each is null if not
 * named.
 */
type Version = string | null;

const litres = /(?<![\d.,])([0-8]\.\d{1,2})(?![\d.]|\s?(?:tonne|m\b|kw|"))/i;
/** For a van, `3.5t` is its weight. */
const litresOfVan = /(?<![\d.,])([0-8]\.\d{1,2})(?![\d.]|\s?(?:t\b|tonne|m\b|kw|"))/i;
const cc = /(?<![\d.,])(\d{2,4})\s?cc\b/i;
const kwh = /(?<![\d.,])(\d{2,3}(?:\.\d{1,2})?)\s?kwh\b/i;
const power = /(?<![\d.,])(\d{2,3})\s?(bhp|hp|ps|kw)\b/i;
const doors = /(?<![\d.,])([2-5])[\s-]?(?:dr|doors?)\b/i;
const seats = /(?<![\d.,])(\d{1,2})[\s-]?(?:seats?|seaters?|str)\b/i;

/** The size of the engine in cc. */
export function readEngine(version: Version, channel: Channel): number | null {
  const size = readNumber(channel === 'Commercial' ? litresOfVan : litres, version);
  return readCc(version) ?? (size === null ? null : Math.round(size * 1000));
}

export const readCc = (version: Version) => readNumber(cc, version);
export const readBattery = (version: Version) => readNumber(kwh, version);
export const readDoors = (version: Version) => readNumber(doors, version);
export const readSeats = (version: Version) => readNumber(seats, version);

function readNumber(pattern: RegExp, version: Version): number | null {
  const found = version === null ? undefined : pattern.exec(version)?.[1];
  return found === undefined ? null : Number(found);
}

const kwOf = { bhp: 0.7457, hp: 0.7457, ps: 0.7355, kw: 1 } as const;

/** In kW. */
export function readPower(version: Version): number | null {
  const [, horses, unit] = (version === null ? null : power.exec(version)) ?? [];
  if (horses === undefined || unit === undefined) return null;
  return Math.round(Number(horses) * kwOf[unit.toLowerCase() as keyof typeof kwOf]);
}

/** A maker's own words for bodies: a Gran Coupe is a saloon, an Active Tourer an MPV. */
const notBodies = /\bgran\s?coup[eé]\b|\b(?:active|gran|grand)\s?tourer\b/gi;

/** Versions repeat, and a body has many words. The cache is bounded, because a feed may also repeat none. */
const bodies: Readonly<Record<Channel, Map<string, string | null>>> = {
  Car: new Map(),
  Commercial: new Map(),
  Bike: new Map(),
};
const mostBodies = 20_000;

export function readBody(version: Version, channel: Channel): string | null {
  if (version === null) return null;
  const known = bodies[channel];
  let body = known.get(version);
  if (body === undefined) {
    if (known.size >= mostBodies) known.clear();
    body = findBodyIn(version.replace(notBodies, ' '), channel) ?? null;
    known.set(version, body);
  }
  return body;
}
