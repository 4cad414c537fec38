import { type Advert, type Channel, channels, type Dealer, publicReferenceOf } from '@forecourt/domain';
import { exampleAdvert, exampleDealer } from '@forecourt/services/testing';
import fc from 'fast-check';

/** Names that are also words of the routes, or look like other parts of an address. */
// biome-ignore format: a list of words
const routeWords = [
  'ireland', 'fpa', 'advert', 'search', 'used', 'new', 'dealers', 'make', 'name', 'map', 'cars', 'used-cars', 'bikes',
  'commercials', 'stores', 'rest', 'media', 'sitemap.xml', '2019', 'index.html', 'null', 'undefined', 'toString', '__proto__',
];

const oddNames = [
  '!!!',
  '..',
  '.',
  '-',
  '--',
  '/',
  '//',
  '?',
  '??',
  '%',
  '%2F',
  '%2e%2e',
  '#',
  '&',
  '=',
  '+',
  '"',
  "'",
  '<b>',
  '🚗',
  '🚗🚙',
  'Citroën',
  'Škoda',
  'Ó Sé',
  'Máirtín & Síle',
  'Мерседес',
  'مرسيدس',
  'לנדרובר',
  '日産',
  'ß',
  'Ærø',
  'Golf 🚗',
  'a/b',
  'a?b=c',
  'a b',
  '100%',
  'C#',
  'Ka+',
  'C++',
  '¿Qué?',
  'e:Ny1',
  'id.3',
  'x'.repeat(40),
  'é'.repeat(40),
  '車'.repeat(40),
  ' padded ',
];

/** One name in the spellings that feeds use: all of them share one address. */
const spellings = [
  'Audi',
  'AUDI',
  'audi',
  'E-Class',
  'E CLASS',
  'EClass',
  'e class',
  'VW',
  'Volkswagen',
  'VOLKSWAGEN',
  'NX300h',
  'NX 300h',
  'Mazda6',
  'Mazda 6',
  '6',
  'X5 Series',
  'X5',
  'Ford',
  'FORD',
  'Focus',
  'FOCUS',
  'Fo-cus',
  'BMW',
  'bmw hybrid',
  'BMW-Electric',
];

const hostileName = fc.oneof(
  fc.constantFrom(...routeWords),
  fc.constantFrom(...oddNames),
  fc.constantFrom(...spellings),
  fc.constantFrom(...spellings),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((text) => text.trim() !== ''),
);

/** A vehicle in a feed, as far as addresses depend on it. */
interface HostileVehicle {
  channel: Channel;
  make: string;
  model: string;
  condition: 'Used' | 'New';
  isTrade: boolean;
  hasEnded: boolean;
}

export interface HostileMarket {
  vehicles: HostileVehicle[];
  dealerNames: string[];
  franchises: string[];
}

/** A market with arbitrary names for makes, models and dealers. */
export const hostileMarkets: fc.Arbitrary<HostileMarket> = fc.record({
  vehicles: fc.array(
    fc.record({
      channel: fc.constantFrom<Channel>(...channels),
      make: hostileName,
      model: hostileName,
      condition: fc.constantFrom<HostileVehicle['condition']>('Used', 'New'),
      isTrade: fc.boolean(),
      hasEnded: fc.constantFrom(false, false, false, true),
    }),
    { minLength: 14, maxLength: 18 },
  ),
  dealerNames: fc.array(hostileName, { minLength: 1, maxLength: 2 }),
  franchises: fc.array(hostileName, { maxLength: 3 }),
});

/** In every market: one model of one make, in spellings that real feeds use. */
const writtenFourWays = ['E-Class', 'E CLASS', 'EClass', 'e class'].map((model, index) => ({
  channel: 'Car' as const,
  make: index % 2 === 0 ? 'Mercedes-Benz' : 'MERCEDES BENZ',
  model,
  condition: 'New' as const,
  isTrade: true,
  hasEnded: false,
}));

export function buildStock({ vehicles, dealerNames, franchises }: HostileMarket): {
  adverts: Advert[];
  dealers: Dealer[];
} {
  return {
    dealers: dealerNames.map((name, index) => exampleDealer({ id: index + 1, name, franchises })),
    adverts: [...writtenFourWays, ...vehicles].map(
      ({ channel, make, model, condition, isTrade, hasEnded }, index) =>
        exampleAdvert({
          publicReference: publicReferenceOf('hostile', String(index)),
          channel,
          title: `${make} ${model}`,
          status: hasEnded ? 'ended' : 'live',
          vehicle: { ...exampleAdvert().vehicle, make, model, condition },
          ...(isTrade && { seller: { kind: 'trade', dealerId: 1 } as const }),
        }),
    ),
  };
}
