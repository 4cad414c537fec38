import { foldToKey } from '../slug/fold.ts';
import type { County } from './counties.ts';
import { findCounty } from './find-county.ts';
import { findRoutingKey } from './find-routing-key.ts';
import { type CountyPart, findCountyPart } from './gazetteer/county-part.ts';
import { findSettlements, type Settlement } from './gazetteer/gazetteer.ts';
import { findPostTown } from './gazetteer/northern-postcodes.ts';
import type { RoutingKey } from './routing-keys.ts';

/** Everything that a text says about a place. */
export interface PlaceClues {
  county?: County;
  /** The area of an Eircode, or of a postal district such as `Dublin 12`. */
  area?: RoutingKey;
  part?: CountyPart;
  /** The town of a postcode of Northern Ireland: its villages share it. */
  postTown?: Settlement;
  /** For each settlement named, in the order of the text, all places with that name. */
  settlements: (readonly Settlement[])[];
  /** Settlements with the county's name: `Cork` alone means the county, but in a town column the city. */
  namesakes: readonly Settlement[];
  /** Names that are in no table. */
  unknown: string[];
}

/** No address is longer; what follows is ignored. */
const longest = 200;

const eircode = /\b(d6w|[a-z][\do]\d)[\s-]?(?=[a-z]*\d)[\da-z]{4}\b/i;
const loneKey = /^(?:d6w|[a-z]\d{2})$/i;
const dublinDistrict = /\bdublin[\s,.-]*(?:d\.?\s?)?(6\s?w|0?[1-9]|1\d|2[0-4])\b(?!\s*(?:k|min|mile))/i;
const loneDistrict = /^d\.?\s?(6w|0?[1-9]|1\d|2[0-4])$/i;
const postcode = /\bbt\s?(\d{1,2})\b(?:\s?\d[a-z]{2}\b)?/i;
const separators = /[,;|/&\n\r\t()[\]]|\s[-–—•·]+\s/;
/** One county by both of its names, not two. */
const bothNames = /\bderry\s*\/\s*londonderry\b/i;
const countyBefore = /^(.*?)(?:^|\s)(?:co\.\s*|(?:co|county|contae|condae)\s+)(\S.*)$/i;
const countyAfter = /^()(.+)\s(?:co|county)$/i;
const townWord = /\s+(?:(?:city|town) cent(?:re|er)|city|town|village|(?:and )?suburbs|environs)$/i;
/** `Naas, 5 minutes from the M7` without its comma. */
const directionsAfter = /\s(?:\d|(?:just|off|near|beside|on|close|approx|only|about|area)\b).*$/i;
const leadingWord = /^(?:near|nr\.?|just outside|outside|close to|beside|off|in|at)\s+/i;
const street =
  /\b(?:road|rd|street|st|avenue|ave|lane|drive|park|estate|centre|quay|square|terrace|court|bypass|roundabout)\.?$|\d/i;
const writtenAsName = /^\p{L}[\p{L}\p{M}\d .'’&-]{1,59}$/u;

/** Countries and provinces, and placeholders. */
const saysNothing = new Set(
  'ireland republicofireland roi eire irl ie northernireland ni uk unitedkingdom leinster munster connacht connaught ulster nationwide na none null nil unknown other tbc various suburbs area'.split(
    ' ',
  ),
);

/** Villages whose names are words of addresses: they count only alone, not at the end of a part. */
const addressWords = new Set(
  'park cross rock ward tower grange knock kill leap fore spa ring inch drum glen eden commons thecommons newtown oldtown airport'.split(
    ' ',
  ),
);

export function readPlaceText(text: string): PlaceClues {
  const clues: PlaceClues = { settlements: [], namesakes: [], unknown: [] };
  const rest = takePostalAreas(text.slice(0, longest).replace(bothNames, 'Derry'), clues);
  for (const part of rest.split(separators)) readPart(part, clues);
  if (clues.postTown) clues.settlements.push([clues.postTown]);
  return clues;
}

/** Whether a name in no table is a street's, or contains a house number. */
export function isStreet(name: string): boolean {
  return street.test(name);
}

function takePostalAreas(text: string, clues: PlaceClues): string {
  return text
    .replace(eircode, (whole, key: string) => {
      // The letter O typed instead of a zero.
      const area = findRoutingKey(key.replace(/o/i, '0'));
      if (!area) return whole;
      clues.area = area;
      return ',';
    })
    .replace(dublinDistrict, (_, number: string) => {
      const area = findDistrict(number);
      if (area) clues.area ??= area;
      return area ? ',' : 'Dublin City';
    })
    .replace(postcode, (whole, district: string) => {
      const town = findPostTown(Number(district));
      if (!town) return whole;
      clues.postTown = town;
      return ',';
    });
}

function findDistrict(number: string): RoutingKey | undefined {
  return findRoutingKey(`D${number.replace(/\s/g, '').padStart(2, '0')}`);
}

function readPart(written: string, clues: PlaceClues): void {
  const part = written.replace(/\s+/g, ' ').replace(/^[.\s-]+|[.\s-]+$/g, '');
  const key = foldToKey(part);
  if (key.length < 2 || saysNothing.has(key)) return;
  const district = loneDistrict.exec(part)?.[1];
  const area = loneKey.test(part) ? findRoutingKey(part) : district && findDistrict(district);
  if (area) clues.area ??= area;
  else if (!readCountyPhrase(part, clues)) readName(part, clues);
}

/** `Naas Co. Kildare`, `Co Kerry`, `Contae Chiarraí`, `Kerry County`. */
function readCountyPhrase(part: string, clues: PlaceClues): boolean {
  const [, head = '', name = ''] = countyBefore.exec(part) ?? countyAfter.exec(part) ?? [];
  const county = name === '' ? undefined : findCounty(name);
  if (!county) return false;
  const before = head.trim();
  const countyPart = before === '' ? undefined : findCountyPart(`${before} ${county.name}`);
  if (countyPart) clues.part ??= countyPart;
  else if (before !== '') readName(before, clues);
  // `Kildare, Co. Kildare` names the town first.
  if (isNamesake(clues, county)) takeNamesakes(clues);
  clues.county ??= county;
  return true;
}

function isNamesake({ namesakes }: PlaceClues, { name }: County): boolean {
  return namesakes.some((settlement) => settlement.county === name);
}

function takeNamesakes(clues: PlaceClues): void {
  clues.settlements.push(clues.namesakes);
  clues.namesakes = [];
}

function readName(written: string, clues: PlaceClues): void {
  const name = written.replace(leadingWord, '');
  const part = findCountyPart(name);
  const county = part ? undefined : findCounty(name);
  const settlements = findTown(name);
  if (part) clues.part ??= part;
  else if (county) readCounty(county, settlements, clues);
  else if (settlements.length > 0) clues.settlements.push(settlements);
  else readWords(name, clues);
}

/** `Wexford Town` is Wexford, unless a place has that full name. */
function findTown(name: string): readonly Settlement[] {
  const whole = findSettlements(name);
  return whole.length > 0 ? whole : findSettlements(name.replace(townWord, ''));
}

function readCounty(county: County, settlements: readonly Settlement[], clues: PlaceClues): void {
  if (clues.county && clues.county !== county) {
    // `Kells, Co. Meath, Antrim`: a second county can only be the town of that name.
    if (settlements.length > 0) clues.settlements.push(settlements);
    return;
  }
  // `Galway, Galway` is the city, and so is the end of an address that begins with a street.
  const isTown = isNamesake(clues, county) || clues.unknown.some(isStreet);
  clues.namesakes = settlements;
  if (isTown && isNamesake(clues, county)) takeNamesakes(clues);
  clues.county = county;
}

const mostWords = 4;

/** `Naas Kildare` names the county last, and `Main St Naas` the town. */
function readWords(written: string, clues: PlaceClues): void {
  const words = written.split(' ');
  for (let at = 1; at < words.length; at++) {
    const county = findCounty(words.slice(at).join(' '));
    const settlements = county ? findTown(words.slice(0, at).join(' ')) : [];
    if (!county || settlements.length === 0) continue;
    clues.settlements.push(settlements);
    clues.county ??= county;
    return;
  }
  for (let from = Math.max(1, words.length - mostWords); from < words.length; from++) {
    const tail = words.slice(from).join(' ');
    const settlements = addressWords.has(foldToKey(tail)) ? [] : findTown(tail);
    if (settlements.length === 0) continue;
    clues.settlements.push(settlements);
    return;
  }
  const name = written.replace(directionsAfter, '');
  if (name !== written) readName(name, clues);
  else if (writtenAsName.test(name)) clues.unknown.push(name);
}
