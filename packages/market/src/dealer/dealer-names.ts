import type { RandomStream } from '../random/random-stream.ts';

export type DealerTrade = 'cars' | 'mixed' | 'commercials' | 'trucks' | 'bikes';

/** Surnames and place names that sound Irish but do not exist: checked against a list of real traders. */
// biome-ignore format: a list of words
const stems = [
  'Ardlow', 'Ballinvarra', 'Carrowmoy', 'Corrane', 'Derrylaw', 'Dunfarrow', 'Fernagh', 'Garrandoon', 'Glenarra', 'Inisharra', 'Kilcarrow', 'Killenane', 'Knockvarna', 'Lisvarna', 'Loughmerrin', 'Moyculla', 'Mulgannon', 'Rathcuil', 'Roskerrin', 'Shanvarra',
  'Tarlane', 'Templevane', 'Tullamerry', 'Urlannan', 'Ahavarra', 'Bellharran', 'Clonmerrow', 'Cranfarna', 'Drumvarra', 'Farranmoy', 'Gortlanna', 'Kinvarrow', 'Lettercroy', 'Meenlarra', 'Nenarrow', 'Ovenscarra', 'Portlarra', 'Quilvane', 'Rinnarra', 'Skerrane',
  'McGarvin', 'McTarlan', 'McCroyle', 'McDarran', 'O’Tarrane', 'O’Merrane', 'O’Cuilan', 'O’Darvin', 'Tolvane', 'Fennarty', 'Garvaney', 'Harrane', 'Kerlane', 'Lavarty', 'Mornahan', 'Nallahy', 'Quilligrew', 'Rennarty', 'Shevaun', 'Torlan', 'Varrelly', 'Wharrane', 'Brannock', 'Culhaun',
];
// biome-ignore format: a list of words
const words = [
  'Curlew', 'Lighthouse', 'Hazelbrook', 'Milestone', 'Saltmarsh', 'Turlough', 'Whitethorn', 'Slate Quay', 'Copper Beech', 'Long Acre', 'Heron', 'Kingfisher', 'Mill Race', 'Half Mile', 'Old Creamery', 'Tall Pines', 'Furze Hill', 'Lantern', 'Weighbridge', 'Lapwing',
  'Stone Bridge', 'Blue Gate', 'Harbour Light', 'Three Lamps', 'Thornfield', 'Rowan Tree', 'Gannet', 'Wild Atlantic Wheels', 'Canal Bank', 'Signal Box',
];

const patterns: Readonly<Record<DealerTrade, readonly string[]>> = {
  cars: [
    '{n} Motors',
    '{n} Car Sales',
    '{n} Cars',
    '{n} Autos',
    '{n} Motor Company',
    '{n} Garage',
    '{n} Car Centre',
    '{n} & Sons',
    '{n} Motor Centre',
    '{n} Prestige',
    '{n} Brothers',
    '{n} Auto Village',
  ],
  mixed: [
    '{n} Motors',
    '{n} Cars & Commercials',
    '{n} Garages',
    '{n} Motor Company',
    '{n} Car & Van Centre',
    '{n} & Sons',
    '{n} Vehicle Sales',
  ],
  commercials: ['{n} Commercials', '{n} Vans', '{n} Van Centre', '{n} Van Sales', '{n} Light Commercials'],
  trucks: ['{n} Trucks', '{n} Truck & Van', '{n} Truck Sales', '{n} Commercials', '{n} Heavy Commercials'],
  bikes: ['{n} Motorcycles', '{n} Bikes', '{n} Motorbike Centre', '{n} Two Wheels', '{n} Moto'],
};

/** Franchised dealers often have the make in their name. */
export function nameDealer(
  random: RandomStream,
  trade: DealerTrade,
  franchise: string | null,
  taken: Set<string>,
): string {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const isWord = random.chance(0.28);
    const stem = random.pick(isWord ? words : stems);
    const usable = patterns[trade].filter((pattern) => !isWord || !/Sons|Brothers/.test(pattern));
    const pattern = franchise !== null && random.chance(0.5) ? `{n} ${franchise}` : random.pick(usable);
    const name = pattern.replace('{n}', stem);
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
  throw new Error('The made-up market ran out of dealer names');
}
