import type { Vehicle } from '@forecourt/domain';
import type { RandomStream } from '../random/random-stream.ts';

type Colour = NonNullable<Vehicle['colour']>;
type Shares = readonly (readonly [Colour, number])[];

/** Measured on Irish dealer adverts. */
// biome-ignore format: reads as a table
const carColours: Shares = [
  ['Grey', 239], ['Black', 211], ['White', 160], ['Blue', 140], ['Silver', 97], ['Red', 96], ['Brown', 13], ['Green', 11],
  ['Orange', 7], ['Gold', 5], ['Beige', 4], ['Bronze', 3], ['Yellow', 2], ['Purple', 2], ['Maroon', 3], ['Other', 3],
];

/** Silver was the colour of the two-thousands, before grey took over. */
// biome-ignore format: reads as a table
const olderCarColours: Shares = [
  ['Silver', 260], ['Black', 180], ['Blue', 170], ['Grey', 130], ['Red', 110], ['White', 50], ['Green', 40], ['Gold', 18], ['Beige', 14],
  ['Brown', 10], ['Maroon', 8], ['Yellow', 4], ['Purple', 4], ['Orange', 2],
];

// biome-ignore format: reads as a table
const commercialColours: Shares = [['White', 560], ['Silver', 95], ['Grey', 120], ['Black', 90], ['Blue', 70], ['Red', 40], ['Green', 8], ['Yellow', 8], ['Orange', 6], ['Brown', 3]];

// biome-ignore format: reads as a table
const bikeColours: Shares = [['Black', 300], ['Red', 160], ['Blue', 150], ['White', 100], ['Grey', 110], ['Silver', 50], ['Green', 45], ['Orange', 30], ['Yellow', 18], ['Bronze', 6], ['Gold', 6], ['Purple', 3]];

/** Some makes have a signature colour. */
const makeColours: Readonly<Record<string, readonly [Colour, number]>> = {
  Kawasaki: ['Green', 0.4],
  KTM: ['Orange', 0.55],
  Ducati: ['Red', 0.5],
  Yamaha: ['Blue', 0.25],
  GasGas: ['Red', 0.8],
  Ferrari: ['Red', 0.6],
};

export function chooseColour(
  random: RandomStream,
  channel: 'Car' | 'Commercial' | 'Bike',
  make: string,
  year: number,
): Colour {
  const own = makeColours[make];
  if (own !== undefined && (channel === 'Bike' || make === 'Ferrari') && random.chance(own[1])) return own[0];
  if (channel === 'Commercial') return random.weighted(commercialColours);
  if (channel === 'Bike') return random.weighted(bikeColours);
  return random.weighted(year < 2009 ? olderCarColours : carColours);
}
