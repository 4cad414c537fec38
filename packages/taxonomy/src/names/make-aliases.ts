/**
 * Other spellings of a make. A make that is really a family of models says which: "Range Rover" is a Land
 * Rover whose model begins with these words.
 */
// biome-ignore format: one make a line
const aliases: Readonly<Record<string, string>> = {
  'Alfa Romeo': 'Alfa',
  'Aston Martin': 'Aston',
  BMW: 'BMW i|BMW M|Bayerische Motoren Werke|Beemer|Beamer|Bimmer|BM|BMW Motorrad|BMW Alpina',
  Chevrolet: 'Chevy|Chev',
  DAF: 'DAF Trucks|Leyland DAF',
  DS: 'DS Automobiles|DS Auto|DS Citroen',
  'Harley-Davidson': 'Harley|HD',
  Husqvarna: 'Husky',
  Iveco: 'Iveco Ford',
  Kawasaki: 'Kwak',
  KGM: 'KG Mobility|KGM SsangYong|KGM Mobility',
  Kia: 'KIA Motors',
  Lamborghini: 'Lambo',
  'Land Rover': 'Landy|LR',
  LEVC: 'London EV Company|LTI|London Taxi|London Taxis International',
  'Lynk & Co': 'Lynk|Lynkco',
  'Mercedes-Benz': 'Mercedes|Merc|Benz|MB|Mercedez|Mercedes AMG|Mercedes Benz AMG|Mercedes Maybach|Daimler Benz|Mercedes B',
  MG: 'MG Motor|MG Motors|MG Rover|Morris Garages',
  MINI: 'BMW Mini|Mini BMW',
  Mitsubishi: 'Mitsi|Mitsubishi Fuso',
  'Moto Guzzi': 'Guzzi',
  'MV Agusta': 'MV',
  Omoda: 'Omoda Jaecoo',
  Peugeot: 'Peugeot Motocycles',
  'Rolls-Royce': 'Rolls|RR',
  'Royal Enfield': 'Enfield',
  'Super Soco': 'Vmoto|Vmoto Soco|Soco',
  Tesla: 'Tesla Motors',
  Volkswagen: 'VW|Volkswagen VW|VW Volkswagen|Volks|Vdub|Volkswagon|Volkswagen Commercial|Volkswagen Nutzfahrzeuge|VWCV|Wolkswagen',
  XPeng: 'Xiaopeng',
};

/** Makes that are families of models of another make. */
const families: readonly (readonly [written: string, make: string, model: string])[] = [
  ['Range Rover', 'Land Rover', 'Range Rover'],
  ['Land Rover Range Rover', 'Land Rover', 'Range Rover'],
  ['Mini Cooper', 'MINI', 'Cooper'],
  ['Ora', 'GWM', 'Ora'],
  ['Haval', 'GWM', 'Haval'],
  ['Great Wall', 'GWM', ''],
  ['Corvette', 'Chevrolet', 'Corvette'],
  ['Land Cruiser', 'Toyota', 'Land Cruiser'],
];

export interface MakeAlias {
  written: string;
  make: string;
  /** What the model begins with; empty if the alias is only the make. */
  model: string;
}

export const makeAliases: readonly MakeAlias[] = [
  ...Object.entries(aliases).flatMap(([make, written]) =>
    written.split('|').map((each) => ({ written: each, make, model: '' })),
  ),
  ...families.map(([written, make, model]) => ({ written, make, model })),
];

/** What a feed adds to the make without naming another one: "Volkswagen Commercial Vehicles". */
export const wordsBesideMake: ReadonlySet<string> = new Set(
  'automobile automobiles cars commercial commercials ireland lcv ltd motor motorcycle motorcycles motors trucks truck uk van vans vehicle vehicles'.split(
    ' ',
  ),
);
