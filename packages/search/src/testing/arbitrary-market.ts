import {
  type Advert,
  type AttributeCondition,
  bodyTypes,
  type Channel,
  everyFilterGroup,
  fuels,
  priceRatings,
  type SearchableAdvert,
  type SearchQuery,
  sorts,
  transmissions,
} from '@forecourt/domain';
import { colours, drivetrains, interiors } from '@forecourt/domain/testing';
import fc from 'fast-check';
import { sampleAdvert } from './advert-sample.ts';

/** Few values, close together, so that random searches find something and random adverts are partly equal. */
const names = [
  ['Ford', 'Focus'],
  ['Ford', 'Transit Custom'],
  ['Citroën', 'C4'],
  ['Citroën', 'Berlingo'],
  ['Škoda', 'Octavia'],
  ['Mazda', '3'],
  ['MG', '3'],
  ['Honda', 'CR-V'],
] as const;

const places = [
  { county: 'Dublin', town: 'Swords', latitude: 53.4597, longitude: -6.2181 },
  { county: 'Dublin', town: null, latitude: 53.3498, longitude: -6.2603 },
  { county: 'Cork', town: 'Cobh', latitude: 51.8509, longitude: -8.2967 },
  { county: 'Galway', town: 'Tuam', latitude: 53.5153, longitude: -8.8501 },
  { county: 'Nowhere', town: null, latitude: -1.2, longitude: 179.99 },
];

const texts = [
  '',
  'One owner, 1.6 TDCi',
  'New NCT. Sunroof!',
  'FOCUSED on comfort; très joli',
  'Full history 2.0',
];
const equipment = ['Tow bar', 'Sunroof', 'Heated seats'];

const nullable = <T>(values: readonly T[]) => fc.constantFrom<T | null>(...values, null);

const channel = fc.constantFrom<Channel>('Car', 'Car', 'Car', 'Commercial', 'Bike');
const reference = fc.constantFrom(
  ...Array.from(
    { length: 60 },
    (_, index) => `ref${'0123456789abcdefghijklmnopqrstuvwxyzäé'.charAt(index % 38)}${index}`,
  ),
);

export const arbitraryAdvert: fc.Arbitrary<Advert & SearchableAdvert> = fc
  .record({
    reference,
    channel,
    name: fc.constantFrom(...names),
    place: fc.constantFrom(...places),
    jitter: fc.constantFrom(0, 0, 0.01, 0.3),
    price: fc.constantFrom(null, 500, 9999, 14_999, 15_000, 15_001, 22_000, 70_000, 10_000_000),
    monthly: fc.constantFrom(null, null, 199, 250),
    yearlyCost: fc.constantFrom(undefined, null, 499, 2000, 2001, 8000),
    year: fc.integer({ min: 2015, max: 2020 }),
    mileage: nullable([0, 9999, 10_000, 55_000, 250_000, 900_000]),
    fuel: nullable(fuels.slice(0, 3)),
    transmission: nullable(transmissions),
    colour: nullable(colours.slice(0, 3)),
    body: nullable([
      ...bodyTypes.Car.slice(0, 2),
      ...bodyTypes.Commercial.slice(0, 2),
      ...bodyTypes.Bike.slice(0, 2),
    ]),
    doors: nullable([3, 5]),
    seats: nullable([5, 7, 60]),
    engineCc: nullable([124, 998, 1598, 2000]),
    motorTax: nullable([120, 200, 280]),
    rangeKm: nullable([0, 350]),
    nctExpiry: nullable(['2026-10-01', '2027-02-14', '2027-02-15', '2028-06-30']),
    equipment: fc.subarray(equipment),
    derivative: nullable(['1.6 TDI Highline', 'Highline 2.0', 'GTD', '1.2']),
    registration: nullable(['161-D-1', '162-D-2', '191-C-3', 'LOT 1']),
    powerKw: nullable([55, 75, 110, 140]),
    drivetrain: nullable(drivetrains),
    owners: nullable([0, 1, 2, 6]),
    batteryKwh: nullable([24, 58.5, 77]),
    chargingKw: nullable([50, 150]),
    interior: nullable(interiors.slice(0, 3)),
    isAccidentDeclared: nullable([true, false]),
    priceRating: fc.constantFrom(undefined, null, ...priceRatings.slice(0, 3)),
    value: fc.constantFrom(undefined, null, -12.5, 3, 20),
    isTooLow: fc.constantFrom(undefined, false, true),
    dealerRating: fc.constantFrom(undefined, null, 2.9, 4, 4.6),
    answersInADay: fc.constantFrom(undefined, null, true as const),
    hasSpin: fc.boolean(),
    cutFrom: nullable([9999, 16_000, 24_000]),
    cutDay: fc.constantFrom('2026-09-01', '2026-11-01', '2026-11-14'),
    dealerId: fc.constantFrom(null, 1, 2, 3_000_000_000),
    title: fc.constantFrom(...texts),
    description: fc.constantFrom(...texts),
    pictures: fc.constantFrom(0, 1, 12),
    listedDay: fc.constantFrom('01', '02', '08', '14'),
    usual: fc.constantFrom<Advert['usual']>([], [], ['body'], ['body', 'motorTax']),
    status: fc.constantFrom('live', 'live', 'live', 'live', 'ended'),
  })
  .map((parts) => ({
    ...sampleAdvert(parts.reference, {
      channel: parts.channel,
      status: parts.status as Advert['status'],
      title: parts.title,
      description: parts.description,
      price: parts.price,
      finance:
        parts.monthly === null
          ? null
          : {
              quoteType: 'HP',
              monthlyPayment: parts.monthly,
              deposit: 0,
              termMonths: 60,
              balloon: 0,
              apr: 6.9,
              totalCost: 0,
            },
      pictures: Array.from({ length: parts.pictures }, () => 'drawing:side'),
      seller:
        parts.dealerId === null
          ? { kind: 'private', name: 'A', phone: null, email: null }
          : { kind: 'trade', dealerId: parts.dealerId },
      place: {
        ...parts.place,
        routingKey: null,
        latitude: parts.place.latitude + parts.jitter,
        longitude: parts.place.longitude - parts.jitter,
        precision: 'exact',
      },
      listedAt: `2026-11-${parts.listedDay}T12:00:00.000Z`,
      hasSpin: parts.hasSpin,
      priceHistory:
        parts.cutFrom === null
          ? []
          : [
              { at: '2026-08-01T12:00:00.000Z', price: parts.cutFrom },
              { at: `${parts.cutDay}T12:00:00.000Z`, price: parts.price },
            ],
      usual: parts.usual,
      vehicle: {
        make: parts.name[0],
        model: parts.name[1],
        year: parts.year,
        mileage: parts.mileage,
        fuel: parts.fuel,
        transmission: parts.transmission,
        colour: parts.colour,
        body: parts.body,
        doors: parts.doors,
        seats: parts.seats,
        engineCc: parts.engineCc,
        motorTax: parts.motorTax,
        rangeKm: parts.rangeKm,
        nctExpiry: parts.nctExpiry,
        equipment: parts.equipment,
        derivative: parts.derivative,
        registration: parts.registration,
        powerKw: parts.powerKw,
        drivetrain: parts.drivetrain,
        owners: parts.owners,
        batteryKwh: parts.batteryKwh,
        chargingKw: parts.chargingKw,
        interior: parts.interior,
        isAccidentDeclared: parts.isAccidentDeclared,
      },
    }),
    ...(parts.yearlyCost === undefined ? {} : { yearlyCost: parts.yearlyCost }),
    ...(parts.priceRating === undefined ? {} : { priceRating: parts.priceRating }),
    ...(parts.value === undefined ? {} : { value: parts.value }),
    ...(parts.isTooLow === undefined ? {} : { isTooLow: parts.isTooLow }),
    ...(parts.dealerRating === undefined ? {} : { dealerRating: parts.dealerRating }),
    ...(parts.answersInADay === undefined ? {} : { answersInADay: parts.answersInADay }),
  }));

const anyOf = (...values: (string | number)[]): fc.Arbitrary<AttributeCondition> =>
  fc.subarray(values, { minLength: 1, maxLength: 2 }).map((chosen) => ({ anyOf: chosen }));

const range = (...values: number[]): fc.Arbitrary<AttributeCondition> =>
  fc
    .record({ from: fc.constantFrom(...values), to: fc.constantFrom(...values) }, { requiredKeys: [] })
    .map(({ from, to }) => ({
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    }));

const conditions: Record<string, fc.Arbitrary<AttributeCondition>> = {
  make: anyOf('ford', 'Citroën', 'skoda', 'MAZDA', 'MG', 'Trabant'),
  model: anyOf('focus', 'transit-custom', '3', 'C4', 'crv'),
  condition: anyOf('Used', 'New'),
  year: range(2014, 2016, 2018, 2018.5, 2030),
  mileage: range(0, 9999, 10_000, 54_000, 300_000),
  body: anyOf('Hatchback', 'Saloon', 'Small Van', 'Naked'),
  colour: anyOf('Black', 'grey', 'White'),
  doors: anyOf(3, 5, 4),
  seats: anyOf(5, 7, 60),
  fuel: anyOf('Petrol', 'Diesel', 'petrol-hybrid'),
  transmission: anyOf('Manual', 'Automatic'),
  engineCc: range(0, 125, 1000, 2000),
  motorTax: range(120, 200, 250),
  rangeKm: range(0, 100, 400),
  nctExpiry: fc.constantFrom({ monthsAhead: 0 }, { monthsAhead: 3 }, { monthsAhead: 12 }),
  equipment: anyOf('Tow bar', 'sunroof'),
  hasHistory: fc.constantFrom({ is: true }, { is: false }),
  price: range(500, 10_000, 15_000, 15_001, 21_500, 9_999_999),
  monthly: range(100, 199, 240),
  yearlyCost: range(0, 500, 2000, 2100, 9000),
  county: anyOf('Dublin', 'cork', 'Galway', 'Nowhere'),
  seller: anyOf('trade', 'private'),
  dealer: anyOf(1, 2, 3_000_000_000),
  powerKw: range(0, 75, 100, 150),
  drivetrain: anyOf(...drivetrains),
  owners: range(1, 2, 3),
  batteryKwh: range(30, 58.5, 60),
  chargingKw: range(50, 100),
  interior: anyOf('Cloth', 'leather'),
  isAccidentDeclared: fc.constantFrom({ is: true }, { is: false }),
  version: anyOf('highline', 'GTD', 'S Line'),
  plate: anyOf('161', '162', '191'),
  features: fc
    .subarray(['Tow bar', 'sunroof', 'heated-seats'], { minLength: 1 })
    .map((allOf): AttributeCondition => ({ allOf })),
  priceRating: anyOf('Great', 'good'),
  listed: fc.constantFrom({ withinDays: 1 }, { withinDays: 7 }, { withinDays: 13 }),
  cut: fc.constantFrom({ withinDays: 1 }, { withinDays: 30 }),
  pictures: range(1, 5),
  film: fc.constantFrom({ is: true }, { is: false }),
  dealerRating: range(3, 4, 4.5),
  answersInADay: fc.constantFrom({ is: true }),
};

const exclusions = {
  make: ['ford', 'Škoda'],
  model: ['focus', '3', 'Trabant'],
  fuel: ['Diesel', 'petrol'],
  features: ['Tow bar', 'Sunroof'],
  version: ['highline'],
  plate: ['161'],
  nothing: ['here'],
};

const excluded = fc
  .record({
    all: fc.record(
      Object.fromEntries(
        Object.entries(exclusions).map(([key, values]) => [key, fc.subarray(values, { minLength: 1 })]),
      ),
    ),
    keys: fc.subarray(Object.keys(exclusions), { maxLength: 2 }),
  })
  .map(({ all, keys }) => Object.fromEntries(keys.map((key) => [key, all[key] ?? []])));

const filters = fc
  .record({
    all: fc.record(conditions),
    keys: fc.subarray(Object.keys(conditions), { maxLength: 4 }),
  })
  .map(({ all, keys }) => Object.fromEntries(keys.flatMap((key) => (all[key] ? [[key, all[key]]] : []))));

const word = fc.constantFrom(
  'focus',
  'foc',
  'fcous',
  'focus|crv',
  'ford',
  '1.6',
  'sunroof',
  'citroen',
  'crv',
  'octavai',
  'dublin',
  'nct',
  'joli',
  '3',
  'zzzz',
);

export const arbitraryQuery: fc.Arbitrary<SearchQuery> = fc
  .record({
    channel,
    filters,
    excluded: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: excluded }),
    words: fc.array(word, { maxLength: 3 }),
    notWords: fc.constantFrom('', '', '', 'sunroof', 'focus nct', 'foc'),
    counted: fc.subarray([...everyFilterGroup]),
    near: fc.constantFrom(undefined, undefined, ...places),
    radiusKm: fc.constantFrom(undefined, 0, 5, 40, 250, 30_000),
    sort: fc.constantFrom(...sorts),
    page: fc.constantFrom(1, 1, 2, 3),
    size: fc.constantFrom(3, 30),
  })
  .map(({ words, near, radiusKm, ...rest }) => ({
    ...rest,
    words: words.join(' '),
    ...(near
      ? {
          near: {
            latitude: near.latitude,
            longitude: near.longitude,
            ...(radiusKm === undefined ? {} : { radiusKm }),
          },
        }
      : {}),
  }));
