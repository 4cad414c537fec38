import { capitaliseFirst, groupDigits } from '@forecourt/domain';
import { ownersWords, serviceWords, taxWords, testWords, warrantyWords } from './fact-sentences.ts';
import {
  engineWords,
  equipmentOf,
  equipmentWords,
  fullName,
  hadTimingBelt,
  has,
  inSentence,
  isFresh,
  markOf,
  mileageWords,
  say,
  shortName,
  type Telling,
} from './vehicle-words.ts';

const trucks = new Set(['Rigid Truck', 'Tractor Unit', 'Curtainsider', 'Recovery / Beavertail']);

/** The kind of vehicle, in the trade's words. */
function kindWord(body: string | null): string {
  switch (body) {
    case 'Pick-up':
      return 'pick-up';
    case 'Commercial SUV':
      return 'commercial jeep';
    case 'Tractor Unit':
      return 'unit';
    case 'Rigid Truck':
    case 'Curtainsider':
    case 'Recovery / Beavertail':
      return 'truck';
    case 'Minibus':
      return 'minibus';
    case 'Motorhome / Camper':
      return 'camper';
    case 'Tipper':
      return 'tipper';
    case 'Dropside':
      return 'dropside';
    case 'Chassis Cab':
      return 'chassis cab';
    case 'Luton / Box':
      return 'Luton';
    case 'Refrigerated':
      return 'fridge van';
    case 'Crew Van':
      return 'crew van';
    case 'Car-derived Van':
      return 'two-seater';
    default:
      return 'van';
  }
}

function purposeOf(kind: string): string {
  if (kind === 'pick-up' || kind === 'commercial jeep') return 'for farm or site';
  return kind === 'van' ? 'for a tradesman' : 'at the right money';
}

/** The trade seller: what it carries, what it has on it, and whether VAT is extra. */
export function vanTrader(telling: Telling): string {
  const { random, vehicle, dealer } = telling;
  const kind = kindWord(vehicle.body);
  const name = shortName(vehicle);
  const fittings = [
    has(vehicle, 'Ply lining') && 'ply lined',
    has(vehicle, 'Steel bulkhead') && 'steel bulkhead',
    has(vehicle, 'Tow bar') && 'tow bar',
    has(vehicle, 'Roof rack') && 'roof rack',
    has(vehicle, 'Racking') && 'racked out',
    has(vehicle, 'Side loading door') && 'side door',
    has(vehicle, 'Tail lift') && 'tail lift',
    has(vehicle, 'Hardtop canopy') && 'canopy',
    has(vehicle, 'Reversing camera') && 'reversing camera',
    has(vehicle, 'Air conditioning') && 'air con',
    has(vehicle, 'Bluetooth') && 'Bluetooth',
  ].filter((word) => word !== false);
  const isLongWheels = vehicle.wheelbase?.startsWith('LWB');
  const opening = random.pick([
    `${markOf(vehicle)} ${fullName(vehicle)} ${vehicle.derivative ?? ''}`.trim().concat('.'),
    `Very clean ${isLongWheels ? 'LWB ' : ''}${name} ${kind}, ${mileageWords(vehicle)}.`,
    `${name} ${engineWords(telling)}, ${mileageWords(vehicle)}, straight ${kind} ready for work.`,
    kind === 'van' || kind === 'crew van'
      ? `Tidy ${name}, ex-${random.pick(['lease', 'utility', 'fleet', 'council', 'sole trader'])} ${kind}.`
      : `Tidy ${name} ${kind}, ${mileageWords(vehicle)}.`,
    `One of a few in stock, this ${name} has ${mileageWords(vehicle)}.`,
    `Super ${name} ${kind}, one of the cleanest we have had in a while.`,
    `${vehicle.year} ${name} ${engineWords(telling)}, ${vehicle.transmission?.toLowerCase()}, ${mileageWords(vehicle)}.`,
    `Good straight ${name} ${kind} with ${mileageWords(vehicle)}.`,
    `${isFresh(telling) ? 'Fresh in' : 'For sale'}: ${markOf(vehicle)} ${name}, ${engineWords(telling)}.`,
    `${vehicle.colour ?? 'Clean'} ${name} ${kind}, ${mileageWords(vehicle)}, drives spot on.`,
    `Handy ${name} ${purposeOf(kind)}.`,
  ]);
  const load =
    vehicle.payloadKg !== null && random.chance(0.35)
      ? `Payload ${groupDigits(vehicle.payloadKg)} kg${vehicle.towingKg !== null ? `, tows ${groupDigits(vehicle.towingKg)} kg` : ''}.`
      : vehicle.towingKg !== null && random.chance(0.5)
        ? `Tows ${groupDigits(vehicle.towingKg)} kg.`
        : null;
  const vat = vehicle.isPriceExVat
    ? random.pick([
        'Price is plus VAT.',
        'Ex VAT.',
        'Plus VAT, full VAT invoice.',
        'VAT invoice supplied, price ex VAT.',
      ])
    : random.pick(['No VAT.', 'Price includes VAT.', 'Not VAT qualifying.', '']);
  return say(
    opening,
    fittings.length > 0 && `${capitaliseFirst(random.sample(fittings, random.whole(1, 4)).join(', '))}.`,
    load,
    vehicle.fuel === 'Electric' && vehicle.rangeKm !== null && `Up to ${vehicle.rangeKm} km on a charge.`,
    vehicle.seats !== null && vehicle.seats > 3 && random.chance(0.6) && `${vehicle.seats} seats.`,
    ownersWords(telling),
    serviceWords(telling),
    hadTimingBelt(telling) && random.chance(0.5) && 'Timing belt done.',
    testWords(telling),
    warrantyWords(telling),
    vat,
    random.pick([
      'Finance and leasing arranged.',
      'Nationwide delivery.',
      'Trade-ins taken.',
      `Call ${dealer?.name ?? 'us'} any time.`,
      'Can be serviced and CVRT’d to order.',
      'Two keys.',
      '',
    ]),
  );
}

/** Someone who worked out of it. */
export function vanOwner(telling: Telling): string {
  const { random, vehicle, town, made } = telling;
  const kind = kindWord(vehicle.body);
  const name = shortName(vehicle);
  const isTruckish = trucks.has(vehicle.body ?? '');
  return say(
    random.pick([
      `${name} ${kind} for sale, ${engineWords(telling)}, ${mileageWords(vehicle)}.`,
      `Selling my ${name}, great ${kind}, never let me down on a job.`,
      `${vehicle.year} ${fullName(vehicle)}, good honest ${kind}.`,
      `Genuine ${name}, used by a one-man operation so not abused.`,
      `${mileageWords(vehicle)}, ${engineWords(telling)} ${name}.`,
      `${markOf(vehicle)} ${name} ${kind}. ${random.pick(['Good worker.', 'Always started.', 'Minded well.', 'Drives lovely.'])}`,
      `${fullName(vehicle)}, ${mileageWords(vehicle)}, mostly motorway.`,
    ]),
    has(vehicle, 'Ply lining') &&
      random.pick(['Ply lined from new.', 'Ply lined, no dents from the inside out.', 'Fully ply lined.']),
    has(vehicle, 'Tow bar') && random.pick(['Tow bar with electrics.', 'Tow bar fitted.', 'Has a tow bar.']),
    has(vehicle, 'Roof rack') && 'Roof rack goes with it.',
    has(vehicle, 'Hardtop canopy') && 'Canopy on the back.',
    random.chance(0.6) && ownersWords(telling),
    serviceWords(telling),
    hadTimingBelt(telling) &&
      random.pick([
        'Timing belt done.',
        vehicle.transmission === 'Manual'
          ? 'New timing belt and clutch not long ago.'
          : 'New timing belt not long ago.',
        '',
      ]),
    random.pick([
      'Few scratches as you would expect of a working vehicle.',
      'Body good, no rust.',
      'Good tyres all round.',
      made.age > 8 ? 'Bit of rust starting on a wheel arch, see photos.' : 'Very clean for its age.',
      isTruckish ? 'Tacho calibrated.' : 'Drives very well.',
      '',
    ]),
    testWords(telling),
    random.chance(0.5) && taxWords(telling),
    random.pick(['No VAT.', 'No VAT on the price.', '']),
    random.pick([
      'Selling as the business is growing and I need something bigger.',
      'Retiring.',
      'Gone to a bigger van.',
      'Changed over to a pick-up.',
      'Work has dried up for it.',
      'Surplus now.',
      '',
    ]),
    random.pick([
      'No time wasters.',
      `Can be seen in ${town}.`,
      'Call, no texts.',
      'Call after 6.',
      'Will not be disappointed.',
      'No offers over the phone.',
      '',
    ]),
  );
}

/** Never registered, for a business buyer. */
export function newVan(telling: Telling): string {
  const { random, vehicle } = telling;
  const extras = equipmentWords(telling, random.whole(3, 5));
  return say(
    random.pick([
      `New ${fullName(vehicle)} ${vehicle.derivative ?? ''}`
        .trim()
        .concat(', in stock for immediate registration.'),
      `Unregistered ${fullName(vehicle)} available now.`,
      `Brand new ${shortName(vehicle)}, ready to be signwritten and go to work.`,
    ]),
    vehicle.colour && `In ${vehicle.colour.toLowerCase()}.`,
    extras && `Comes with ${extras}.`,
    vehicle.payloadKg !== null && `Payload up to ${groupDigits(vehicle.payloadKg)} kg.`,
    warrantyWords(telling),
    vehicle.isPriceExVat ? 'Price excludes VAT.' : 'Price includes VAT.',
    random.pick([
      'Finance, lease and contract hire available.',
      'Ply lining and racking can be fitted before delivery.',
      'Fleet enquiries welcome.',
    ]),
  );
}

/** Trucks are sold by their data sheet. */
export function truckTrader(telling: Telling): string {
  const { random, vehicle, dealer } = telling;
  const fittings = equipmentOf(vehicle).map(inSentence);
  return say(
    `${vehicle.year} ${fullName(vehicle)} ${vehicle.derivative ?? ''}`.trim().concat('.'),
    mileageWords(vehicle) && `${mileageWords(vehicle)}.`,
    vehicle.grossWeightKg !== null &&
      vehicle.body !== 'Tractor Unit' &&
      `${groupDigits(vehicle.grossWeightKg)} kg gross.`,
    vehicle.transmission === 'Automatic' ? 'Automatic gearbox.' : 'Manual gearbox.',
    fittings.length > 1 && `${capitaliseFirst(random.sample(fittings, random.whole(2, 5)).join(', '))}.`,
    ownersWords(telling),
    serviceWords(telling),
    random.pick(['Good tyres all round.', 'Excellent tyres.', 'Very tidy cab.', 'Body in good order.', '']),
    testWords(telling),
    vehicle.isPriceExVat ? random.pick(['Plus VAT.', 'Price ex VAT.']) : null,
    random.pick([
      'Export can be arranged.',
      'Finance available.',
      'Part exchange considered.',
      dealer === null ? 'Can be seen working.' : `Viewing at ${dealer.name}, ${telling.town}.`,
      '',
    ]),
  );
}
