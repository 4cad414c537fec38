import { formatEuro } from '@forecourt/domain';
import type { Explained, Source, WorkingStep } from '../working/working.ts';
import { type VehicleToRegister, vrtOf } from './vrt.ts';

type ImportOrigin = 'great-britain' | 'northern-ireland' | 'eu' | 'elsewhere';

/** What customs and Revenue add before VRT. */
export const importRates = {
  /** Since the United Kingdom left the customs union. */
  validFrom: '2021-01-01',
  vatPercent: 23,
  carDutyPercent: 10,
  /** By engine size. From memory. */
  bikeDuty: { upToCc: 250, percentUpTo: 8, percentAbove: 6 },
  /** One of the two, by kind. From memory. */
  goodsDuty: { lowPercent: 10, highPercent: 22 },
  /** Within the EU, VAT is due on vehicles that count as new: up to six months or 6,000 km. */
  newUpTo: { months: 6, km: 6000 },
  registration: { bookWithinDays: 7, registerWithinDays: 30 },
} as const;

export interface ImportQuestion {
  vehicle: VehicleToRegister;
  from: ImportOrigin;
  /** The purchase price, in euro. */
  price: number;
  transport: number;
  /** Made in the United Kingdom, with proof: then there is no duty. */
  isUkMade?: boolean;
  /** From Northern Ireland: was there before 2021, or was cleared through customs and used there. */
  isClearedInNi?: boolean;
  /** Counts as new in VAT law. */
  isNew?: boolean;
  /** The day of registration, `2026-11-15`. */
  day: string;
}

export interface ImportAnswer extends Explained {
  duty: number;
  vat: number;
  vrt: number;
  /** Price, transport, duty, VAT and VRT. */
  total: number;
  /** At the highest duty, if it depends on more than was asked; the figures above are then at the lowest. */
  atMost: { duty: number; vat: number; total: number } | null;
}

/** The total cost of an imported vehicle until it has its Irish plates. */
export function importCost(question: ImportQuestion): ImportAnswer {
  const { vehicle, price, transport, day } = question;
  const landed = price + transport;
  const vrt = vrtOf(vehicle, day);
  const [dutyPercent, highestPercent] = isDutyDue(question) ? dutyPercentsOf(vehicle) : [0, 0];
  const atDuty = (percent: number) => {
    const duty = round((landed * percent) / 100);
    const vat = isVatDue(question) ? round(((landed + duty) * importRates.vatPercent) / 100) : 0;
    return { duty, vat, total: round(landed + duty + vat + vrt.total) };
  };
  const { duty, vat, total } = atDuty(dutyPercent);
  const atMost = highestPercent > dutyPercent ? atDuty(highestPercent) : null;
  const working: WorkingStep[] = [
    { label: 'Price paid', detail: 'in euro on the day', amount: price },
    ...(transport > 0 ? [{ label: 'Transport', detail: 'ferry, fuel or carrier', amount: transport }] : []),
    {
      label: 'Customs duty',
      detail: dutyPercent === 0 ? noDutyBecause(question) : `${dutyPercent}% of ${formatEuro(landed)}`,
      amount: duty,
    },
    {
      label: 'VAT',
      detail:
        vat === 0 ? noVatBecause(question) : `${importRates.vatPercent}% of ${formatEuro(landed + duty)}`,
      amount: vat,
    },
    ...vrt.working,
    { label: 'Total', detail: 'on Irish plates', amount: total },
  ];
  const customs: Source = {
    name: 'Revenue: importing vehicles from Great Britain, Northern Ireland and the EU',
    asOf: importRates.validFrom,
    kind: 'law',
  };
  const { bookWithinDays, registerWithinDays } = importRates.registration;
  return {
    duty,
    vat,
    vrt: vrt.total,
    total,
    atMost,
    working,
    sources: [...vrt.sources, customs],
    notes: [
      ...vrt.notes,
      ...(dutyPercent > 0 ? dutyNotes(vehicle, atMost) : []),
      `Book the inspection at an NCTS centre within ${bookWithinDays} days of arrival and register within ${registerWithinDays}, or it costs more.`,
      'The plate shows the year it was first registered abroad, not the year of import.',
    ],
  };
}

function isDutyDue({ from, isUkMade, isClearedInNi }: ImportQuestion): boolean {
  switch (from) {
    case 'eu':
      return false;
    case 'great-britain':
      return isUkMade !== true;
    // EU customs law applies in Northern Ireland: a vehicle cleared there has already paid.
    case 'northern-ireland':
      return isClearedInNi === false;
    case 'elsewhere':
      return true;
  }
}

/** The minimum and maximum. */
function dutyPercentsOf(vehicle: VehicleToRegister): readonly [lowest: number, highest: number] {
  const { carDutyPercent, bikeDuty, goodsDuty } = importRates;
  switch (vehicle.kind) {
    case 'car':
      return [carDutyPercent, carDutyPercent];
    case 'motorcycle': {
      const percent = vehicle.engineCc <= bikeDuty.upToCc ? bikeDuty.percentUpTo : bikeDuty.percentAbove;
      return [percent, percent];
    }
    case 'van':
    case 'truck-or-vintage':
      return [goodsDuty.lowPercent, goodsDuty.highPercent];
  }
}

function dutyNotes(vehicle: VehicleToRegister, atMost: ImportAnswer['atMost']): string[] {
  const { lowPercent, highPercent } = importRates.goodsDuty;
  return [
    ...(atMost
      ? [
          `Goods vehicles pay ${lowPercent}% or ${highPercent}% duty, depending on the type. At ${highPercent}% the duty is ${formatEuro(atMost.duty)}, the VAT ${formatEuro(atMost.vat)} and the total ${formatEuro(atMost.total)}.`,
        ]
      : []),
    ...(vehicle.kind === 'car'
      ? []
      : ['This duty rate isn’t from Revenue itself: ask a customs agent before you buy.']),
    ...(vehicle.kind === 'truck-or-vintage'
      ? ['A genuine collector’s item over thirty years old may pay less duty and VAT: ask Revenue.']
      : []),
  ];
}

function isVatDue({ from, isClearedInNi, isNew }: ImportQuestion): boolean {
  if (from === 'eu') return isNew === true;
  if (from === 'northern-ireland') return isClearedInNi === false || isNew === true;
  return true;
}

function noDutyBecause({ from }: ImportQuestion): string {
  if (from === 'eu') return 'none within the EU';
  return from === 'northern-ireland'
    ? 'none if it was cleared through customs in Northern Ireland'
    : 'none with proof that it was made in the United Kingdom';
}

function noVatBecause({ from }: ImportQuestion): string {
  return from === 'eu'
    ? 'none on a used vehicle from the EU'
    : 'none on a used vehicle that was properly in use in Northern Ireland';
}

function round(amount: number): number {
  return Math.round(amount * 100) / 100;
}
