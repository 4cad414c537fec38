import { quote } from '../vehicle/parsing/parse-value.ts';
import type { County } from './counties.ts';
import { distanceKm } from './distance.ts';
import { findCounty } from './find-county.ts';
import { listSettlements, type Settlement, settlementsOf } from './gazetteer/gazetteer.ts';
import type { Place, Position } from './place.ts';
import { isStreet, type PlaceClues, readPlaceText } from './read-place-text.ts';

/** Each as written: a county may be among the towns, and an Eircode in either. */
export interface StatedPlace {
  county?: string | null;
  town?: string | null;
  /** An Eircode or its routing key. */
  eircode?: string | null;
  /** All of it in one text: `Main St, Naas, Co. Kildare`. */
  location?: string | null;
  latitude?: number | null;
  longitude?: number | null;
}

export type ParsedPlace =
  /** The warnings say which details were dropped. */
  { kind: 'ok'; place: Place; warnings: readonly string[] } | { kind: 'bad'; reason: string };

/**
 * A town this close to a county counts as part of it: Athlone lies in two, and Bray is often said to be in
 * Dublin.
 */
const borderKm = 12;
/** Coordinates farther than this from every place of the stated county are a typing error. */
const strayKm = 40;

const nothingStated = 'County is missing, and neither town nor Eircode gives it';

/**
 * Parses a place from everything that is stated about it. An unreadable part only loses itself: an unknown
 * town leaves the Eircode, and that leaves the county. Places with the same name are distinguished by county,
 * then by Eircode; of the rest, the largest is meant.
 */
export function parsePlace(stated: StatedPlace): ParsedPlace {
  const parsed = rememberTexts(stated);
  const { latitude = null, longitude = null } = stated;
  if (latitude === null && longitude === null) return parsed;
  if (latitude === null || longitude === null)
    return withWarning(
      parsed,
      latitude === null ? 'Longitude is without a latitude' : 'Latitude is without a longitude',
    );
  return atSpot(parsed, { latitude, longitude });
}

const mostRemembered = 2000;
const longestRemembered = 300;
const remembered = new Map<string, ParsedPlace>();

/** The adverts of a feed name few places: each is parsed once, in a bounded cache. */
function rememberTexts(stated: StatedPlace): ParsedPlace {
  const key = [stated.county, stated.town, stated.eircode, stated.location].join('\0');
  const known = remembered.get(key);
  if (known) return known;
  const parsed = parseTexts(stated);
  if (remembered.size >= mostRemembered) remembered.clear();
  if (key.length <= longestRemembered) remembered.set(key, parsed);
  return parsed;
}

function parseTexts(stated: StatedPlace): ParsedPlace {
  const warnings: string[] = [];
  const clues = gatherClues(stated, warnings);
  const { county, area, part } = clues;
  const settlement = chooseSettlement(clues);
  const countyOf = county?.name ?? settlement?.county ?? area?.county ?? part?.county;
  const middle = countyOf === undefined ? undefined : findCounty(countyOf);
  if (!middle) return { kind: 'bad', reason: reasonForNone(stated) };
  warnIfTownIsLost(stated, clues, settlement, middle, warnings);
  // A routing key covers more than a town, and far less than a city.
  const finer = settlement && !(settlement.isCity && area) ? settlement : (area ?? part ?? settlement);
  const { latitude, longitude } = finer ?? middle;
  const precision = finer === undefined ? 'county' : finer === settlement ? 'town' : 'area';
  const routingKey = area?.key ?? settlement?.routingKey ?? null;
  const town = nameTown(clues, settlement);
  return {
    kind: 'ok',
    place: { county: middle.name, town, routingKey, latitude, longitude, precision },
    warnings,
  };
}

function withWarning(parsed: ParsedPlace, warning: string): ParsedPlace {
  return parsed.kind === 'ok' ? { ...parsed, warnings: [...parsed.warnings, warning] } : parsed;
}

/** Coordinates alone belong to the county of the nearest place. */
function atSpot(parsed: ParsedPlace, spot: Position): ParsedPlace {
  if (parsed.kind === 'bad') {
    const place = { county: nearestCounty(spot), town: null, routingKey: null, ...spot };
    const warnings = parsed.reason === nothingStated ? [] : [parsed.reason];
    return { kind: 'ok', place: { ...place, precision: 'exact' }, warnings };
  }
  const { place, warnings } = parsed;
  if (isWithin(strayKm, spot, place.county))
    return { kind: 'ok', place: { ...place, ...spot, precision: 'exact' }, warnings };
  const where = `Latitude ${spot.latitude} and longitude ${spot.longitude}`;
  return withWarning(parsed, `${where} are not in Co. ${place.county}`);
}

/** What the columns say together; the more precise ones come first. */
function gatherClues(stated: StatedPlace, warnings: string[]): PlaceClues {
  const eircode = readPlaceText(stated.eircode ?? '');
  const [town, location, county] = [stated.town, stated.location, stated.county].map((text) =>
    readPlaceText(text ?? ''),
  ) as [PlaceClues, PlaceClues, PlaceClues];
  if (stated.eircode && !eircode.area)
    warnings.push(`Eircode ${quote(stated.eircode)} has no known routing key`);
  if (stated.county && county.unknown.length > 0 && !county.county)
    warnings.push(`County ${quote(stated.county)} is not one of the 32`);
  const columns = [eircode, town, location, county];
  const inCounty = county.county ?? town.county ?? location.county;
  const isPossible = (at: Position & { county: string }) => !inCounty || isIn(at, inCounty.name);
  const area = columns.flatMap((column) => column.area ?? [])[0];
  if (area && !isPossible(area)) warnings.push(`Eircode of ${area.key} is not in Co. ${inCounty?.name}`);
  return {
    ...(inCounty && { county: inCounty }),
    ...(area && isPossible(area) && { area }),
    ...pickPart(columns, isPossible),
    settlements: [...town.settlements, town.namesakes, ...location.settlements, ...county.settlements],
    namesakes: [],
    unknown: [...town.unknown, ...location.unknown.filter((name) => !isStreet(name))],
  };
}

function pickPart(
  columns: readonly PlaceClues[],
  isPossible: (at: Position & { county: string }) => boolean,
) {
  const part = columns.flatMap((column) => column.part ?? []).find(isPossible);
  return part ? { part } : {};
}

function chooseSettlement({ settlements, county, area }: PlaceClues): Settlement | undefined {
  const named = settlements.flat();
  if (county)
    return named.find((one) => one.county === county.name) ?? named.find((one) => isIn(one, county.name));
  return (area && named.find((one) => isIn(area, one.county))) ?? named[0];
}

function isIn(at: Position & { county: string }, county: string): boolean {
  return at.county === county || isWithin(borderKm, at, county);
}

function isWithin(km: number, at: Position, county: string): boolean {
  return settlementsOf(county).some((settlement) => distanceKm(at, settlement) <= km);
}

function nearestCounty(spot: Position): string {
  let [county, nearestKm] = ['', Number.POSITIVE_INFINITY];
  for (const settlement of listSettlements()) {
    const km = distanceKm(spot, settlement);
    if (km < nearestKm) [county, nearestKm] = [settlement.county, km];
  }
  return county;
}

/** A town that is unknown, or not in that county, is still shown as the seller states it. */
function nameTown({ area, part, unknown, settlements }: PlaceClues, settlement: Settlement | undefined) {
  const isDublin = settlement === undefined || settlement.name === 'Dublin';
  if (isDublin && area?.key.startsWith('D')) return area.town;
  const stated = unknown[0] ?? settlements.flat()[0]?.name;
  return settlement?.name ?? part?.name ?? stated ?? null;
}

function warnIfTownIsLost(
  stated: StatedPlace,
  { settlements, unknown }: PlaceClues,
  settlement: Settlement | undefined,
  county: County,
  warnings: string[],
): void {
  if (settlement) return;
  const elsewhere = settlements.flat()[0];
  if (elsewhere) warnings.push(`Town ${quote(elsewhere.name)} is not in Co. ${county.name}`);
  else if (stated.town && unknown[0] !== undefined)
    warnings.push(`Town ${quote(unknown[0])} is not a known place`);
}

function reasonForNone(stated: StatedPlace): string {
  if (stated.county) return `County ${quote(stated.county)} is not one of the 32`;
  const said = [stated.town, stated.location, stated.eircode].filter(Boolean);
  if (said.length === 0) return nothingStated;
  return `County cannot be read from ${said.map((text) => quote(text)).join(' or ')}`;
}
