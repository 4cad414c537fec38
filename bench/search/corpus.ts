import {
  type Advert,
  bodyTypes,
  dayMs,
  fuels,
  priceRatings,
  publicReferenceOf,
  type SearchableAdvert,
  towns,
  type Vehicle,
  vehicleAttributes,
} from '@forecourt/domain';
import { colours, drivetrains, interiors } from '@forecourt/domain/testing';
import { Random } from './random.ts';

const makes: Record<string, string> = {
  Volkswagen: 'Golf,Passat,Tiguan,Polo,T-Roc,Touran,ID.3,ID.4,Arteon,Jetta,Touareg,Up',
  Toyota: 'Corolla,Yaris,Auris,RAV4,C-HR,Avensis,Aygo,Prius,Land Cruiser,Hilux',
  Ford: 'Focus,Fiesta,Mondeo,Kuga,C-Max,S-Max,Galaxy,Puma,EcoSport,Ranger,Mustang',
  Hyundai: 'Tucson,i10,i20,i30,i40,Kona,Santa Fe,Ioniq,Ioniq 5',
  Škoda: 'Octavia,Fabia,Superb,Kodiaq,Karoq,Rapid,Kamiq,Scala,Enyaq,Yeti',
  BMW: '1 Series,2 Series,3 Series,4 Series,5 Series,X1,X3,X5,i3,i4',
  Audi: 'A1,A3,A4,A5,A6,Q2,Q3,Q5,Q7,TT,e-tron',
  Nissan: 'Qashqai,Juke,Micra,Leaf,X-Trail,Note,Pulsar,Navara',
  'Mercedes-Benz': 'A-Class,B-Class,C-Class,E-Class,GLA,GLC,CLA,EQA,Sprinter',
  Kia: 'Sportage,Ceed,Rio,Picanto,Niro,Sorento,Stonic,EV6',
  Renault: 'Clio,Megane,Captur,Kadjar,Scenic,Fluence,Zoe,Arkana',
  Peugeot: '208,308,508,2008,3008,5008,Partner',
  Opel: 'Corsa,Astra,Insignia,Mokka,Crossland,Grandland,Zafira',
  Volvo: 'XC40,XC60,XC90,V40,V60,S60,S90',
  SEAT: 'Leon,Ibiza,Ateca,Arona,Alhambra,Toledo',
  Mazda: '2,3,6,CX-3,CX-5,CX-30,MX-5',
  Honda: 'Civic,Jazz,CR-V,HR-V,Accord',
  Citroën: 'C1,C3,C4,C5 Aircross,Berlingo,C4 Picasso',
  Dacia: 'Duster,Sandero,Logan,Jogger,Spring',
  'Land Rover': 'Discovery,Discovery Sport,Range Rover Evoque,Range Rover Sport,Defender',
  MINI: 'Cooper,One,Countryman,Clubman',
  Fiat: '500,Panda,Tipo,500X,Punto',
  Lexus: 'IS,CT,NX,RX,UX',
  Suzuki: 'Swift,Vitara,Ignis,S-Cross,Jimny',
  Tesla: 'Model 3,Model Y,Model S,Model X',
  Mitsubishi: 'Outlander,ASX,L200,Space Star',
  Jaguar: 'XE,XF,F-Pace,E-Pace,I-Pace',
  MG: 'ZS,HS,4,5',
  Subaru: 'Forester,Outback,XV,Impreza',
  Porsche: 'Cayenne,Macan,911,Panamera,Taycan',
  Cupra: 'Formentor,Born,Leon',
  Jeep: 'Compass,Renegade,Wrangler,Avenger',
  Saab: '9-3,9-5',
  Chevrolet: 'Spark,Cruze,Aveo',
  'Alfa Romeo': 'Giulietta,Giulia,Stelvio',
};
const families = Object.entries(makes).flatMap(([make, models]) =>
  models.split(',').map((model) => ({ make, model })),
);
const trims =
  'SE,Sport,Titanium,Highline,Comfortline,Luna,Sol,Tekna,S Line,M Sport,Ambition,Style,Premium,Active,GT Line,Executive'.split(
    ',',
  );
const engines = '1.0 TSI,1.2,1.4 TDI,1.5 dCi,1.6 TDCi,1.6 HDi,2.0 TDI,2.0 D,1.8 Hybrid,3.0 V6,Electric'.split(
  ',',
);
const ccs = [999, 1198, 1422, 1461, 1560, 1560, 1968, 1995, 1798, 2967, 0];
const equipment =
  'Air conditioning,Alloy wheels,Bluetooth,Cruise control,Heated seats,Leather,Parking sensors,Reversing camera,Satellite navigation,Sunroof,Tow bar,Apple CarPlay,Isofix,LED lights'.split(
    ',',
  );
const sentences = [
  'One owner from new with a full service history.',
  'New NCT with no advisories.',
  'Excellent condition throughout, drives like new.',
  'Timing belt and water pump replaced last year.',
  'Finance can be arranged and trade-ins are welcome.',
  'Very economical and cheap to tax.',
  'Two keys, four good tyres and a clean interior.',
  'Viewing by appointment at any time, call for more details.',
  'Nationwide delivery and a twelve month warranty.',
  'Ideal family car with a big boot and Isofix.',
];

const noVehicle = Object.fromEntries(vehicleAttributes.map(({ key }) => [key, null])) as unknown as Vehicle;
const now = Date.parse('2026-11-15T00:00:00Z');

/** A seeded market of cars. Strings are flat, as they are when they come from a database. */
export function* makeCorpus(count: number, seed: number): Generator<Advert & SearchableAdvert> {
  const random = new Random(seed);
  for (let number = 0; number < count; number++)
    yield withDetails(makeAdvert(random, number), new Random(seed * 7919 + number));
}

function makeAdvert(random: Random, number: number): Advert {
  const { make, model } = random.pickSkewed(families);
  const engine = random.below(engines.length);
  const year = 2026 - Math.floor(20 * random.next() ** 1.6);
  const age = 2026 - year;
  const isElectric = engines[engine] === 'Electric';
  const price = Math.round(Math.max(600, random.around(42_000 * 0.86 ** age, 9000)) / 50) * 50;
  const town = random.pickSkewed(towns);
  const dealerId = random.isOneIn(4) ? null : 1 + Math.floor(900 * random.next() ** 2);
  const derivative = `${engines[engine]} ${random.pick(trims)}`;
  const vehicle: Vehicle = {
    ...noVehicle,
    make,
    model,
    derivative: flat(derivative),
    condition: age === 0 ? random.pick(['New', 'Demonstrator', 'Used']) : 'Used',
    year,
    mileage: random.isOneIn(40) ? null : Math.max(0, Math.round(random.around(16_000 * age, 40_000))),
    body: random.pickSkewed(bodyTypes.Car),
    colour: random.pickSkewed(colours),
    doors: random.pick([3, 4, 5, 5, 5]),
    seats: random.pick([4, 5, 5, 5, 5, 7]),
    fuel: isElectric ? 'Electric' : random.pickSkewed(fuels.slice(0, 6)),
    transmission: random.isOneIn(2.5) ? 'Automatic' : 'Manual',
    engineCc: ccs[engine] ?? null,
    motorTax: random.pick([120, 170, 190, 200, 270, 280, 390, 570]),
    rangeKm: isElectric ? 150 + random.below(400) : null,
    owners: 1 + random.below(5),
    nctExpiry: random.isOneIn(5)
      ? null
      : new Date(now + random.below(900) * dayMs).toISOString().slice(0, 10),
    equipment: equipment.filter(() => random.isOneIn(2)),
  };
  const listedAt = new Date(now - Math.floor(random.next() ** 2 * 120 * dayMs)).toISOString();
  return {
    source: 'bench',
    sourceReference: String(number),
    publicReference: publicReferenceOf('bench', String(number)),
    channel: 'Car',
    status: 'live',
    title: flat(`${make} ${model} ${derivative}`),
    description: flat(Array.from({ length: 2 + random.below(4) }, () => random.pick(sentences)).join(' ')),
    vehicle,
    price: random.isOneIn(50) ? null : price,
    finance:
      dealerId === null || price < 6000
        ? null
        : {
            quoteType: 'HP',
            monthlyPayment: Math.round(price / 62),
            deposit: 0,
            termMonths: 60,
            balloon: 0,
            apr: 6.9,
            totalCost: price,
          },
    pictures: Array.from({ length: random.below(15) }, () => 'drawing:side'),
    videoUrl: null,
    hasSpin: false,
    seller:
      dealerId === null
        ? { kind: 'private', name: 'Seller', phone: null, email: null }
        : { kind: 'trade', dealerId },
    place: {
      county: town.county,
      town: town.name,
      routingKey: town.routingKey,
      latitude: town.latitude + (random.next() - 0.5) * 0.05,
      longitude: town.longitude + (random.next() - 0.5) * 0.08,
      precision: 'exact',
    },
    isFeatured: false,
    usual: [],
    doubted: [],
    listedAt,
    updatedAt: listedAt,
    endedAt: null,
    priceHistory: [],
  };
}

/** What few sellers state and what others compute, from numbers of their own: the rest stays as it was. */
function withDetails(advert: Advert, random: Random): Advert & SearchableAdvert {
  const { vehicle, price, listedAt } = advert;
  const isElectric = vehicle.fuel === 'Electric';
  const half = 1 + random.below(2);
  return {
    ...advert,
    vehicle: {
      ...vehicle,
      registration: vehicle.year < 2013 ? null : `${vehicle.year % 100}${half}-D-${1 + random.below(99_999)}`,
      powerKw: 40 + Math.floor(160 * random.next() ** 1.5),
      drivetrain: random.pickSkewed(drivetrains),
      batteryKwh: isElectric ? random.pick([24, 40, 58, 64, 77]) : null,
      chargingKw: isElectric ? random.pick([50, 100, 150]) : null,
      interior: random.isOneIn(3) ? null : random.pickSkewed(interiors),
      isAccidentDeclared: random.pick([null, null, false, true]),
    },
    hasSpin: random.isOneIn(12),
    priceHistory:
      price !== null && random.isOneIn(5)
        ? [
            { at: '2026-06-01T00:00:00.000Z', price: Math.round(price * 1.08) },
            { at: listedAt, price },
          ]
        : [],
    priceRating: random.pick([...priceRatings, null]),
    value: random.isOneIn(6) ? null : Math.round(random.around(0, 400)) / 10,
    dealerRating: random.isOneIn(3) ? null : 3 + random.below(21) / 10,
    answersInADay: random.isOneIn(2) ? true : null,
  };
}

/** Joined strings are ropes until something reads them. */
function flat(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}
