import type { Vehicle } from '../vehicle/vehicle-attributes.ts';

/** The plural of a body. A slash, or an adjective alone, is for lists and not for sentences. */
export const bodiesInWords: Readonly<Record<NonNullable<Vehicle['body']>, string>> = {
  Hatchback: 'hatchbacks',
  Saloon: 'saloons',
  Estate: 'estates',
  SUV: 'SUVs',
  MPV: 'MPVs',
  Coupe: 'coupes',
  Convertible: 'convertibles',
  'Pick-up': 'pick-ups',
  'Small Van': 'small vans',
  'Medium Van': 'medium vans',
  'Large Van': 'large vans',
  'Crew Van': 'crew vans',
  'Commercial SUV': 'commercial SUVs',
  'Car-derived Van': 'car-derived vans',
  'Chassis Cab': 'chassis cabs',
  Tipper: 'tippers',
  Dropside: 'dropsides',
  'Luton / Box': 'Luton and box vans',
  Refrigerated: 'refrigerated vans',
  Minibus: 'minibuses',
  'Rigid Truck': 'rigid trucks',
  'Tractor Unit': 'tractor units',
  Curtainsider: 'curtainsiders',
  'Recovery / Beavertail': 'recovery trucks and beavertails',
  'Motorhome / Camper': 'motorhomes and campers',
  Naked: 'naked bikes',
  Sports: 'sports bikes',
  'Sports Tourer': 'sports tourers',
  Adventure: 'adventure bikes',
  Touring: 'touring bikes',
  Cruiser: 'cruisers',
  Scooter: 'scooters',
  Moped: 'mopeds',
  Commuter: 'commuter bikes',
  Motocross: 'motocross bikes',
  Enduro: 'enduro bikes',
  Supermoto: 'supermotos',
  'Retro / Classic': 'retro and classic bikes',
  Scrambler: 'scramblers',
  'Cafe Racer': 'cafe racers',
  Trial: 'trial bikes',
  Electric: 'electric bikes',
  'Three-wheeler': 'three-wheelers',
  'Quad / ATV': 'quads and ATVs',
};

const byName = new Map<string, string>(Object.entries(bodiesInWords));

/** `hatchback`, `quad or ATV`. */
export function bodySingular(body: string): string {
  const one = (plural: string) => plural.replace(/(?<=bus)es$|s$/, '');
  return bodyPlural(body).split(' and ').map(one).join(' or ');
}

/** `Hatchback` is `hatchbacks`, `Quad / ATV` is `quads and ATVs`. */
export function bodyPlural(body: string): string {
  return byName.get(body) ?? body;
}
