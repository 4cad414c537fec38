import { foldToKey } from '../../slug/fold.ts';
import type { Position } from '../place.ts';
import { towns } from '../towns.ts';
import { connacht } from './connacht.ts';
import { leinster } from './leinster.ts';
import { munster } from './munster.ts';
import { ulster } from './ulster.ts';

/** A city, a town, a village or a suburb that an advert may name. */
export interface Settlement extends Position {
  name: string;
  /** The county's name as in the table of counties. */
  county: string;
  /** The name again, its other spellings and, if known, the Irish name. */
  names: readonly string[];
  /** Rounded. Only decides between places with the same name. */
  population: number;
  /** The Eircode routing key, only for the main towns of the Republic. */
  routingKey: string | null;
  /** A city is far wider than a routing key's area. */
  isCity: boolean;
}

/** Other spellings of a main town. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  Bagenalstown: ['Muinebeag'],
  Ballybofey: ['Ballybofey-Stranorlar'],
  Cahersiveen: ['Cahirciveen', 'Caherciveen'],
  Charleville: ['Rathluirc', 'Ráth Luirc'],
  Derry: ['Londonderry', 'Derry/Londonderry', 'Doire Cholm Cille'],
  Dingle: ['Daingean Uí Chúis', 'Dingle-Daingean Uí Chúis'],
  'Dún Laoghaire': ['Dunleary', 'Dun Laoire'],
  Edgeworthstown: ['Mostrim'],
  Ennistymon: ['Ennistimon'],
  'Laytown-Bettystown': ['Laytown Bettystown Mornington'],
  Midleton: ['Middleton'],
  Monasterevin: ['Monasterevan'],
  Newbridge: ['Droichead Nua (Newbridge)'],
  Newry: ['Iúr Cinn Trá'],
  Tubbercurry: ['Tobercurry'],
};

interface Gazetteer {
  settlements: readonly Settlement[];
  byKey: ReadonlyMap<string, readonly Settlement[]>;
  byCounty: ReadonlyMap<string, readonly Settlement[]>;
}

let read: Gazetteer | undefined;

/** Built on first use: most commands and no browser need it. */
function gazetteer(): Gazetteer {
  read ??= buildGazetteer();
  return read;
}

/** Every settlement: the main towns, then the smaller ones. */
export function listSettlements(): readonly Settlement[] {
  return gazetteer().settlements;
}

export function settlementsOf(county: string): readonly Settlement[] {
  return gazetteer().byCounty.get(county) ?? [];
}

/** The places with a name, English or Irish, in any spelling: the largest first. */
export function findSettlements(name: string): readonly Settlement[] {
  return gazetteer().byKey.get(settlementKey(name)) ?? [];
}

/** The folded names of settlements: for correcting misspelt ones. */
export function listSettlementKeys(): Iterable<string> {
  return gazetteer().byKey.keys();
}

function settlementKey(name: string): string {
  return foldToKey(name).replace(/^saint/, 'st');
}

function buildGazetteer(): Gazetteer {
  const settlements = [...readMainTowns(), ...[connacht, leinster, munster, ulster].flatMap(readTable)];
  const byKey = new Map<string, Settlement[]>();
  for (const settlement of settlements) {
    for (const key of new Set(settlement.names.map(settlementKey))) {
      const namesakes = byKey.get(key);
      if (namesakes) namesakes.push(settlement);
      else byKey.set(key, [settlement]);
    }
  }
  for (const namesakes of byKey.values()) namesakes.sort((a, b) => b.population - a.population);
  return { settlements, byKey, byCounty: Map.groupBy(settlements, ({ county }) => county) };
}

function readMainTowns(): Settlement[] {
  return towns.map(({ name, irishName, county, latitude, longitude, population, routingKey, kind }) => ({
    name,
    county,
    names: [name, irishName, ...(otherNames[name] ?? [])],
    latitude,
    longitude,
    population,
    routingKey,
    isCity: kind === 'city',
  }));
}

/**
 * A line is `Name/another spelling|Irish name|latitude|longitude|people`, under the name of its county:
 * `Moyvane/Newtownsandes|Maigh Mheáin|52.501|-9.37|300`.
 */
function readTable(table: string): Settlement[] {
  const settlements: Settlement[] = [];
  let county = '';
  for (const line of table.trim().split('\n')) {
    const [names = '', irishName, latitude, longitude, population] = line.split('|');
    if (irishName === undefined) {
      county = names;
      continue;
    }
    const spellings = names.split('/');
    settlements.push({
      name: spellings[0] ?? '',
      county,
      names: irishName === '' ? spellings : [...spellings, irishName],
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: Number(population),
      routingKey: null,
      isCity: false,
    });
  }
  return settlements;
}
