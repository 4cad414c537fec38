import type { Advert, DealerDraft, Vehicle } from '@forecourt/domain';
import { type RandomStream, randomStream } from '../random/random-stream.ts';
import {
  bodySpellings,
  colourSpellings,
  fuelSpellings,
  gearboxSpellings,
  makeSpellings,
  modelSpellings,
  oddPlaces,
  placeholders,
  writeDay,
} from './spellings.ts';

/**
 * Whether an advert of a market is to be messy; the same ones are in every market of that seed and tidiness.
 */
export function isMessy(
  { sourceReference }: Pick<Advert, 'sourceReference'>,
  { seed, tidiness }: { seed: number; tidiness: number },
): boolean {
  return tidiness < 1 && !randomStream(seed, 'tidiness', sourceReference).chance(tidiness);
}

/** How often a figure is a mistake. */
const slip = 0.006;

/** A row of a feed: a spreadsheet's cells, by the dealer's own column names. */
export type MessyRow = Record<string, string>;

/**
 * An advert as a dealer or a private seller would really send it: other spellings, other units, gaps,
 * placeholders, odd places and, now and then, a typing error. The same advert with the same seed is always
 * the same row.
 */
export function writeMessyRow(advert: Advert, dealer: DealerDraft | null, seed: number): MessyRow {
  const random = randomStream(seed, 'messy', advert.sourceReference);
  const { vehicle } = advert;
  const row: MessyRow = {
    'Stock No': advert.sourceReference,
    Make: spell(random, makeSpellings, vehicle.make),
    Model: spell(random, modelSpellings, vehicle.model),
    Variant: vehicle.derivative ?? '',
    Year: String(vehicle.year),
    Reg: writePlate(random, vehicle.registration),
    Odometer: writeMileage(random, vehicle),
    'Price €': writePrice(random, advert),
    Fuel: sometimes(random, 0.96, () => spell(random, fuelSpellings, vehicle.fuel ?? '')),
    Gearbox: sometimes(random, 0.9, () => spell(random, gearboxSpellings, vehicle.transmission ?? '')),
    Engine: sometimes(random, 0.8, () => writeEngine(random, vehicle)),
    Colour: sometimes(random, 0.85, () => spell(random, colourSpellings, vehicle.colour ?? '')),
    // Few exports contain these; the site has to derive them from the model.
    'Body Type': sometimes(random, 0.35, () => spell(random, bodySpellings, vehicle.body ?? '')),
    Doors: sometimes(random, 0.3, () => (vehicle.doors ? `${vehicle.doors} door` : '')),
    'Road Tax': sometimes(random, 0.15, () => (vehicle.motorTax === null ? '' : `€${vehicle.motorTax}`)),
    'NCT Expiry': sometimes(random, 0.5, () =>
      vehicle.nctExpiry ? writeDay(vehicle.nctExpiry, random.whole(0, 6)) : '',
    ),
    Location: writePlace(random, advert),
    Comments: advert.description,
    ...writeSeller(advert, dealer),
  };
  // Channel and condition are our terms: most exports have neither.
  if (advert.channel !== 'Car') row.Type = advert.channel === 'Bike' ? 'Motorbike' : 'Van';
  if (vehicle.condition !== 'Used') row.Condition = vehicle.condition;
  return row;
}

function sometimes(random: RandomStream, share: number, write: () => string): string {
  const text = write();
  if (random.chance(share)) return text;
  return random.chance(0.3) ? random.pick(placeholders) : '';
}

function spell(
  random: RandomStream,
  spellings: Readonly<Record<string, readonly string[]>>,
  text: string,
): string {
  if (text === '' || random.chance(0.45)) return text;
  const known = spellings[text];
  if (known && random.chance(0.8)) return random.pick(known);
  return random.chance(0.5) ? text.toUpperCase() : text;
}

function writePlate(random: RandomStream, plate: string | null): string {
  if (plate === null || random.chance(0.4)) return '';
  return random.pick([plate, plate.replaceAll('-', ''), plate.replaceAll('-', ' '), plate.toLowerCase()]);
}

function writeMileage(random: RandomStream, { mileage }: Vehicle): string {
  if (mileage === null) return '';
  if (random.chance(slip)) return random.pick(['1', '0', '10', '999999']);
  const miles = Math.round(mileage / 1.609344);
  const grouped = mileage.toLocaleString('en-IE');
  return random.weighted([
    [String(mileage), 5],
    [`${grouped} km`, 3],
    [`${grouped}kms`, 1],
    [`${Math.round(mileage / 1000)}k`, 1],
    [`${miles} miles`, 1.5],
    [`${Math.round(miles / 1000)}k miles`, 0.5],
    ['N/A', 0.2],
  ]);
}

function writeEngine(random: RandomStream, { engineCc, fuel }: Vehicle): string {
  if (engineCc === null || fuel === 'Electric') return random.pick(['', 'Electric', '0']);
  // Litres in a column of cubic centimetres.
  if (random.chance(slip)) return random.pick(['2cc', '20', '16 cc']);
  const litres = (Math.round(engineCc / 100) / 10).toFixed(1);
  return random.pick([litres, `${litres}L`, `${litres} litre`, String(engineCc), `${engineCc}cc`, litres]);
}

function writePrice(random: RandomStream, { price, vehicle }: Advert): string {
  if (price === null) return random.pick(['POA', 'Call', 'P.O.A.']);
  const grouped = price.toLocaleString('en-IE');
  // A price of a few euro hides the real one, and a typing error changes a digit or adds one.
  if (random.chance(slip))
    return random.pick(['1', '€75', '123', '12345', String(vehicle.mileage ?? 75), `${price}0`]);
  return random.pick([
    String(price),
    `€${grouped}`,
    `${grouped}`,
    `€${price}`,
    `${price}.00`,
    `€${grouped} ono`,
  ]);
}

function writePlace(random: RandomStream, { place }: Advert): string {
  const odd = oddPlaces[place.county];
  if (odd && random.chance(0.35)) return random.pick(odd);
  if (place.town === null || random.chance(0.02)) return `Co. ${place.county}`;
  return random.pick([
    `${place.town}, ${place.county}`,
    `${place.town}, Co. ${place.county}`,
    place.town,
    `${place.town} ${place.county}`,
  ]);
}

function writeSeller({ seller }: Advert, dealer: DealerDraft | null): MessyRow {
  if (seller.kind === 'private' || dealer === null)
    return {
      'Seller Name': seller.kind === 'private' ? seller.name : 'Private seller',
      Phone: '020 910 1998',
    };
  return {
    Dealer: dealer.name,
    'Dealer Phone': dealer.phone ?? '',
    'Dealer County': dealer.place.county,
    'Dealer Town': dealer.place.town ?? '',
  };
}
