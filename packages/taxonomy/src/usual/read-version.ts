import { type Channel, findBodyIn, findFuelIn, type Vehicle } from '@forecourt/domain';

/** What the name of a version says of the vehicle, such as `2.0 TDI 150bhp Estate 5dr`; null where it says nothing. */
export interface VersionWords {
  body: string | null;
  fuel: Vehicle['fuel'];
  litres: number | null;
  cc: number | null;
  batteryKwh: number | null;
  powerKw: number | null;
  doors: number | null;
  seats: number | null;
}

const silent: VersionWords = {
  body: null,
  fuel: null,
  litres: null,
  cc: null,
  batteryKwh: null,
  powerKw: null,
  doors: null,
  seats: null,
};

/** Versions repeat as much as models do. Bounded, as a feed may also repeat none. */
const known = new Map<string, VersionWords>();
const mostKnown = 20_000;

export function readVersion(channel: Channel, version: string | null): VersionWords {
  if (version === null) return silent;
  const key = `${channel} ${version}`;
  let words = known.get(key);
  if (words === undefined) {
    if (known.size >= mostKnown) known.clear();
    words = parseVersion(channel, version);
    known.set(key, words);
  }
  return words;
}

const litres = /(?<![\d.,])([0-8]\.\d{1,2})(?![\d.]|\s?(?:tonne|m\b|kw|"))/i;
/** Of a van, `3.5t` is its weight. */
const litresOfVan = /(?<![\d.,])([0-8]\.\d{1,2})(?![\d.]|\s?(?:t\b|tonne|m\b|kw|"))/i;
const cc = /(?<![\d.,])(\d{2,4})\s?cc\b/i;
const kwh = /(?<![\d.,])(\d{2,3}(?:\.\d{1,2})?)\s?kwh\b/i;
const power = /(?<![\d.,])(\d{2,3})\s?(bhp|hp|ps|kw)\b/i;
const doors = /(?<![\d.,])([2-5])[\s-]?(?:dr|doors?)\b/i;
const seats = /(?<![\d.,])(\d{1,2})[\s-]?(?:seats?|seater|seaters|str)\b/i;

/** No bodies but what a maker calls a kind of his own: a Gran Coupe is a saloon, an Active Tourer an MPV. */
const notBodies = /\bgran\s?coup[eé]\b|\b(?:active|gran|grand)\s?tourer\b/gi;

const kwOfHorse = { bhp: 0.7457, hp: 0.7457, ps: 0.7355, kw: 1 } as const;

function parseVersion(channel: Channel, version: string): VersionWords {
  const horses = power.exec(version);
  const unit = horses?.[2]?.toLowerCase() as keyof typeof kwOfHorse | undefined;
  return {
    body: findBodyIn(version.replace(notBodies, ' '), channel) ?? null,
    fuel: findFuelIn(version),
    litres: numberIn(channel === 'Commercial' ? litresOfVan : litres, version),
    cc: numberIn(cc, version),
    batteryKwh: numberIn(kwh, version),
    powerKw: horses && unit ? Math.round(Number(horses[1]) * kwOfHorse[unit]) : null,
    doors: numberIn(doors, version),
    seats: numberIn(seats, version),
  };
}

function numberIn(pattern: RegExp, text: string): number | null {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}
