import { formatEuro } from '@forecourt/domain';
import type { Explained, Source, WorkingStep } from '../working/working.ts';
import { type VehicleToRegister, vrtOf } from './vrt.ts';

export const importOrigins = ['great-britain', 'northern-ireland', 'eu', 'elsewhere'] as const;
export type ImportOrigin = (typeof importOrigins)[number];

/** What the customs and Revenue add before VRT. */
export const importRates = {
  /** Since the United Kingdom left the customs union. */
  validFrom: '2021-01-01',
  vatPercent: 23,
  /** Of cars; of motorcycles by engine size (from memory). Those of vans differ by kind and are taken as for cars. */
  carDutyPercent: 10,
  bikeDuty: { upToCc: 250, percentUpTo: 8, percentAbove: 6 },
  /** Within the EU VAT is due on what counts as new: up to six months or 6,000 km. */
  newUpTo: { months: 6, km: 6000 },
  registration: { bookWithinDays: 7, registerWithinDays: 30 },
} as const;

export interface ImportQuestion {
  vehicle: VehicleToRegister;
  from: ImportOrigin;
  /** What is paid for it, in euro. */
  price: number;
  transport: number;
  /** Made in the United Kingdom, with proof: no duty then. */
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
}

/** What a vehicle from abroad costs by the time it has its Irish plates. */
export function importCost(question: ImportQuestion): ImportAnswer {
  const { vehicle, price, transport, day } = question;
  const landed = price + transport;
  const dutyPercent = dutyPercentOf(question);
  const duty = round((landed * dutyPercent) / 100);
  const vat = isVatDue(question) ? round(((landed + duty) * importRates.vatPercent) / 100) : 0;
  const vrt = vrtOf(vehicle, day);
  const total = round(landed + duty + vat + vrt.total);
  const working: WorkingStep[] = [
    { label: 'Price paid', detail: 'in euro on the day', amount: price },
    ...(transport > 0 ? [{ label: 'Transport', detail: 'ferry, fuel or carrier', amount: transport }] : []),
    {
      label: 'Customs duty',
      detail: duty === 0 ? noDutyBecause(question) : `${dutyPercent}% of ${formatEuro(landed)}`,
      amount: duty,
    },
    {
      label: 'VAT',
      detail:
        vat === 0 ? noVatBecause(question) : `${importRates.vatPercent}% of ${formatEuro(landed + duty)}`,
      amount: vat,
    },
    ...vrt.working,
    { label: 'In all', detail: 'with Irish plates', amount: total },
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
    working,
    sources: [...vrt.sources, customs],
    notes: [
      ...vrt.notes,
      `Book the inspection at an NCTS centre within ${bookWithinDays} days of arrival and register within ${registerWithinDays}; later costs more.`,
      'The plates show the year of first registration anywhere, not the year of import.',
    ],
  };
}

function dutyPercentOf({ vehicle, from, isUkMade, isClearedInNi }: ImportQuestion): number {
  if (from === 'eu' || (from === 'great-britain' && isUkMade)) return 0;
  // In Northern Ireland EU customs law holds: what was cleared there has paid.
  if (from === 'northern-ireland') return isClearedInNi === false ? percentFor(vehicle) : 0;
  return percentFor(vehicle);
}

function percentFor(vehicle: VehicleToRegister): number {
  if (vehicle.kind !== 'motorcycle') return importRates.carDutyPercent;
  const { upToCc, percentUpTo, percentAbove } = importRates.bikeDuty;
  return vehicle.engineCc <= upToCc ? percentUpTo : percentAbove;
}

function isVatDue({ from, isClearedInNi, isNew }: ImportQuestion): boolean {
  if (from === 'eu') return isNew === true;
  if (from === 'northern-ireland') return isClearedInNi === false || isNew === true;
  return true;
}

function noDutyBecause({ from }: ImportQuestion): string {
  if (from === 'eu') return 'none within the EU';
  return from === 'northern-ireland'
    ? 'none where it was cleared through customs in Northern Ireland'
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
