/**
 * Other ways to write a make, by the make. A make that is really a family of models says which: "Range Rover" is a Land
 * Rover whose model begins with these words.
 */
// biome-ignore format: one make a line
const aliases: Readonly<Record<string, string>> = {
  'Alfa Romeo': 'Alfa|Alpha Romeo|Alfa Romero|Alfaromero',
  'Aston Martin': 'Aston|Astin Martin',
  BMW: 'BMW i|BMW M|Bayerische Motoren Werke|Beemer|Beamer|Bimmer|BM|BMW Motorrad|BMW Alpina',
  Chevrolet: 'Chevy|Chev',
  Citroen: 'Citroen DS|Citreon|Citoren',
  DAF: 'DAF Trucks|Leyland DAF',
  DS: 'DS Automobiles|DS Auto|DS Citroen',
  'Harley-Davidson': 'Harley|HD|H D|Harley Davison|Harley Davidsons',
  Husqvarna: 'Husky|Husquvarna|Husqavarna',
  Hyundai: 'Huyndai|Hundai|Hyundi|Hyndai',
  Iveco: 'Iveco Ford',
  Kawasaki: 'Kwak|Kawaski',
  KGM: 'KG Mobility|KGM SsangYong|KGM Mobility',
  Kia: 'KIA Motors',
  Lamborghini: 'Lambo|Lamborgini',
  'Land Rover': 'Landy|LR|Land Rover Range Rover|Landrover Range Rover',
  LEVC: 'London EV Company|LTI|London Taxi|London Taxis International',
  'Lynk & Co': 'Lynk|Lynkco',
  Maserati: 'Maseratti',
  'Mercedes-Benz': 'Mercedes|Merc|Benz|MB|Mercedez|Mercedez Benz|Mercedes AMG|Mercedes Benz AMG|Mercedes Maybach|Daimler Benz|Mercedes B',
  MG: 'MG Motor|MG Motors|MG Rover|Morris Garages',
  MINI: 'BMW Mini|Mini BMW|Mini Cooper',
  Mitsubishi: 'Mitsi|Mitsubushi|Mitsibishi|Mitsubishi Fuso',
  'Moto Guzzi': 'Guzzi',
  'MV Agusta': 'MV|MV Augusta',
  Omoda: 'Omoda Jaecoo',
  Peugeot: 'Peugot|Peugoet|Pugeot|Peugeot Motocycles',
  Porsche: 'Porche|Porshe',
  Renault: 'Reanult|Renualt',
  'Rolls-Royce': 'Rolls|RR|Roll Royce|Rolls Roys',
  'Royal Enfield': 'Enfield|Royal Enfeild',
  SsangYong: 'Sang Yong|Ssang Young|Sangyong|Ssanyong',
  'Super Soco': 'Vmoto|Vmoto Soco|Soco',
  Tesla: 'Tesla Motors',
  Toyota: 'Toyta|Totota',
  Volkswagen: 'VW|V W|Volks|Vdub|Volkswagon|Volkswagen VW|VW Volkswagen|Volkswagen Commercial|Volkswagen Nutzfahrzeuge|VWCV|Wolkswagen|Volkwagen|Vokswagen',
  'Volvo Trucks': 'Volvo Truck',
  XPeng: 'Xiaopeng',
};

/** Makes that are families of models of another make. */
const families: readonly (readonly [written: string, make: string, model: string])[] = [
  ['Range Rover', 'Land Rover', 'Range Rover'],
  ['RangeRover', 'Land Rover', 'Range Rover'],
  ['Ora', 'GWM', 'Ora'],
  ['Haval', 'GWM', 'Haval'],
  ['Great Wall', 'GWM', ''],
  ['Corvette', 'Chevrolet', 'Corvette'],
  ['Land Cruiser', 'Toyota', 'Land Cruiser'],
];

export interface MakeAlias {
  written: string;
  make: string;
  /** What the model begins with; empty where the alias is the make alone. */
  model: string;
}

export const makeAliases: readonly MakeAlias[] = [
  ...Object.entries(aliases).flatMap(([make, written]) =>
    written.split('|').map((each) => ({ written: each, make, model: '' })),
  ),
  ...families.map(([written, make, model]) => ({ written, make, model })),
];

/** What a feed says beside the make without naming another one: "Volkswagen Commercial Vehicles". */
export const wordsBesideMake: ReadonlySet<string> = new Set(
  'automobile automobiles cars commercial commercials ireland lcv ltd motor motorcycle motorcycles motors trucks truck uk van vans vehicle vehicles'.split(
    ' ',
  ),
);
