import { foldToKey } from '../slug/fold.ts';
import { type County, counties } from './counties.ts';
import { countyName } from './county-name.ts';

const countyByKey = new Map<string, County>();
for (const county of counties) {
  countyByKey.set(foldToKey(county.irishName), county);
}
for (const county of counties) {
  countyByKey.set(foldToKey(county.name), county);
  if (county.name === 'Derry') countyByKey.set('londonderry', county);
}

/** Finds a county by slug, by English or Irish name, with or without "Co." or "County", in any case. */
export function findCounty(text: string): County | undefined {
  return countyByKey.get(foldToKey(countyName(text)));
}
