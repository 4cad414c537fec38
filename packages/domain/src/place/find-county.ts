import { foldToKey } from '../slug/fold.ts';
import { type County, counties } from './counties.ts';
import { countyName } from './county-name.ts';

/** Other names of counties: after "Contae" their Irish names take another form. */
const otherNames: Readonly<Record<string, string>> = {
  Antrim: 'Aontroma',
  Carlow: 'Cheatharlach',
  Cavan: 'an Chabháin',
  Clare: 'an Chláir',
  Cork: 'Chorcaí',
  Derry: 'Londonderry|Dhoire',
  Donegal: 'Dhún na nGall',
  Down: 'an Dúin',
  Dublin: 'Bhaile Átha Cliath|Átha Cliath',
  Fermanagh: 'Fhear Manach',
  Galway: 'na Gaillimhe',
  Kerry: 'Chiarraí',
  Kildare: 'Chill Dara',
  Kilkenny: 'Chill Chainnigh',
  Laois: 'Laoise|Leix|Queen’s',
  Leitrim: 'Liatroma',
  Limerick: 'Luimnigh',
  Longford: 'Longfoirt|an Longfoirt',
  Mayo: 'Mhaigh Eo',
  Meath: 'na Mí',
  Monaghan: 'Mhuineacháin',
  Offaly: 'King’s',
  Sligo: 'Shligigh',
  Tipperary: 'Thiobraid Árann',
  Tyrone: 'Thír Eoghain',
  Waterford: 'Phort Láirge',
  Westmeath: 'na hIarmhí',
  Wicklow: 'Chill Mhantáin',
};

const countyByKey = new Map<string, County>();
for (const county of counties) {
  for (const name of [county.irishName, ...(otherNames[county.name]?.split('|') ?? [])])
    countyByKey.set(foldToKey(name), county);
}
for (const county of counties) countyByKey.set(foldToKey(county.name), county);

/** Finds a county by slug, by English or Irish name, with or without "Co." or "County", in any case. */
export function findCounty(text: string): County | undefined {
  return countyByKey.get(foldToKey(countyName(text)));
}
