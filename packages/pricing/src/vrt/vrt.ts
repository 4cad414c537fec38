import { formatDay, formatEuro } from '@forecourt/domain';
import type { Explained, Source, WorkingStep } from '../working/working.ts';
import {
  bikeRates,
  type Co2Band,
  carRates,
  electricRelief,
  flatRate,
  longAgo,
  noxRates,
  ratesOn,
  vanRates,
  vrtCheckedFor,
  wltpOfNedc,
} from './vrt-rates.ts';

export interface CarToRegister {
  kind: 'car';
  /** The open market selling price in Ireland, all taxes included. */
  omsp: number;
  co2: number;
  cycle: 'WLTP' | 'NEDC';
  /** Nitrogen oxides in mg/km; null without proof. */
  nox: number | null;
  fuel: 'diesel' | 'electric' | 'other';
}

/** The vehicle to register, in the law's categories. */
export type VehicleToRegister =
  | CarToRegister
  | { kind: 'van'; omsp: number; co2: number }
  | { kind: 'truck-or-vintage' }
  | { kind: 'motorcycle'; engineCc: number; ageMonths: number };

export interface VrtAnswer extends Explained {
  /** Euro and cents. */
  total: number;
  /** The CO₂ part, or the whole if there is no other. */
  onPrice: number;
  onNox: number;
  relief: number;
}

type Sum = Omit<VrtAnswer, 'sources' | 'notes'>;

/** Vehicle registration tax on the day of registration, `2026-11-15`. */
export function vrtOf(vehicle: VehicleToRegister, day: string): VrtAnswer {
  return { ...sumOf(vehicle, day), sources: sourcesOf(vehicle, day), notes: notesOf(vehicle, day) };
}

function sumOf(vehicle: VehicleToRegister, day: string): Sum {
  switch (vehicle.kind) {
    case 'car':
      return sumOfCar(vehicle, day);
    case 'van': {
      const { amount, step } = onCo2(ratesOn(vanRates, day).bands, vehicle.omsp, vehicle.co2);
      return { total: amount, onPrice: amount, onNox: 0, relief: 0, working: [step] };
    }
    case 'truck-or-vintage':
      return {
        total: flatRate.amount,
        onPrice: flatRate.amount,
        onNox: 0,
        relief: 0,
        working: [{ label: 'One rate', detail: 'whatever the price', amount: flatRate.amount }],
      };
    case 'motorcycle':
      return sumOfBike(vehicle.engineCc, vehicle.ageMonths);
  }
}

function sumOfCar(car: CarToRegister, day: string): Sum {
  const isElectric = car.fuel === 'electric';
  const co2 = car.cycle === 'NEDC' && !isElectric ? wltpOfNedc(car.co2, car.fuel === 'diesel') : car.co2;
  const converted: WorkingStep[] =
    co2 === car.co2
      ? []
      : [
          {
            label: 'CO₂',
            detail: `${car.co2} g/km by NEDC is taken as ${co2} g/km by WLTP`,
            amount: null,
          },
        ];
  const { amount: onPrice, step } = onCo2(ratesOn(carRates, day).bands, car.omsp, co2);
  const nox = isElectric ? { amount: 0, steps: [] } : onNitrogen(car.nox, car.fuel === 'diesel');
  const relief = isElectric ? Math.min(onPrice, reliefFor(car.omsp, day)) : 0;
  const taken: WorkingStep[] =
    relief > 0
      ? [{ label: 'Relief for electric cars', detail: describeRelief(), amount: -cents(relief) }]
      : [];
  return {
    total: cents(onPrice - relief + nox.amount),
    onPrice,
    onNox: nox.amount,
    relief: cents(relief),
    working: [...converted, step, ...taken, ...nox.steps],
  };
}

function onCo2(bands: readonly Co2Band[], omsp: number, co2: number): { amount: number; step: WorkingStep } {
  const band = bands.find(({ upTo }) => co2 <= upTo);
  if (!band) throw new Error(`There is no band for ${co2} g/km.`);
  const share = cents((omsp * band.rate) / 100);
  const amount = Math.max(share, band.minimum);
  const least = amount > share ? `, but at least ${formatEuro(band.minimum)}` : '';
  return {
    amount,
    step: {
      label: 'VRT on the price',
      detail: `${band.rate}% of ${formatEuro(omsp)} at ${co2} g/km of CO₂${least}`,
      amount,
    },
  };
}

/** Each slice of the figure has its own rate; without proof the maximum is charged. */
export function onNitrogen(
  nox: number | null,
  isDiesel: boolean,
): { amount: number; steps: readonly WorkingStep[] } {
  const most = isDiesel ? noxRates.most.diesel : noxRates.most.other;
  if (nox === null) {
    const detail = 'without proof of the NOx figure the maximum is charged';
    return { amount: most, steps: [{ label: 'NOx', detail, amount: most }] };
  }
  let below = 0;
  let sum = 0;
  const parts: string[] = [];
  for (const { upTo, perMg } of noxRates.slices) {
    const slice = Math.max(0, Math.min(nox, upTo) - below);
    if (slice > 0) parts.push(`${slice} × €${perMg}`);
    sum += slice * perMg;
    below = upTo;
  }
  const amount = Math.min(sum, most);
  const capped = amount < sum ? `, but at most ${formatEuro(most)}` : '';
  const detail = parts.length === 0 ? '0 mg/km' : `${parts.join(' + ')}${capped}`;
  return { amount, steps: [{ label: 'NOx', detail, amount }] };
}

function reliefFor(omsp: number, day: string): number {
  const { most, fullUpTo, noneFrom, validTo } = electricRelief;
  if (day > validTo) return 0;
  return Math.max(0, Math.min(most, (most * (noneFrom - omsp)) / (noneFrom - fullUpTo)));
}

function describeRelief(): string {
  const { most, fullUpTo, noneFrom } = electricRelief;
  return `${formatEuro(most)} up to a price of ${formatEuro(fullUpTo)}, tapering to none at ${formatEuro(noneFrom)}`;
}

function sumOfBike(engineCc: number, ageMonths: number): Sum {
  const { perCc, perCcAbove, above } = bikeRates;
  const first = Math.min(engineCc, above) * perCc;
  const rest = Math.max(0, engineCc - above) * perCcAbove;
  const percent = bikeRates.reductions.find(({ fromMonths }) => ageMonths >= fromMonths)?.percent ?? 0;
  const total = cents(((first + rest) * (100 - percent)) / 100);
  const working: WorkingStep[] = [
    {
      label: 'By engine size',
      detail: `€${perCc} per cc up to ${above}, €${perCcAbove} per cc above`,
      amount: first + rest,
    },
    ...(percent > 0
      ? [
          {
            label: 'Age',
            detail: `${percent}% off at ${ageMonths} months`,
            amount: cents(total - first - rest),
          },
        ]
      : []),
  ];
  return { total, onPrice: total, onNox: 0, relief: 0, working };
}

function sourcesOf(vehicle: VehicleToRegister, day: string): Source[] {
  switch (vehicle.kind) {
    case 'car':
      return [
        lawSince('VRT category A, rates and minima', ratesOn(carRates, day).validFrom),
        vehicle.fuel === 'electric'
          ? lawInForce(`Relief for electric cars, until ${formatDay(electricRelief.validTo)}`)
          : lawSince('NOx charge', noxRates.validFrom),
      ];
    case 'van': {
      const { validFrom } = ratesOn(vanRates, day);
      if (validFrom !== longAgo) return [lawSince('VRT category B', validFrom)];
      return [{ name: 'Revenue: VRT category B until June 2025', asOf: '2025-06-30', kind: 'law' }];
    }
    case 'truck-or-vintage':
      return [lawInForce('VRT category C')];
    case 'motorcycle':
      return [lawInForce('VRT category M')];
  }
}

/** Dated by the day it came into force. */
function lawSince(name: string, asOf: string): Source {
  return { name: `Revenue: ${name}, checked up to the budget for ${vrtCheckedFor.year}`, asOf, kind: 'law' };
}

/** If that day was not looked up: dated by the last budget that was checked. */
function lawInForce(name: string): Source {
  return {
    name: `Revenue: ${name}, found in force for ${vrtCheckedFor.year}`,
    asOf: vrtCheckedFor.firstDay,
    kind: 'law',
  };
}

function notesOf(vehicle: VehicleToRegister, day: string): string[] {
  const priced = vehicle.kind === 'car' || vehicle.kind === 'van';
  return [
    ...(priced
      ? ['Revenue sets the open market selling price itself. Until then any figure is an estimate.']
      : []),
    ...(day > vrtCheckedFor.lastDay
      ? [
          `The rates were checked up to the budget for ${vrtCheckedFor.year}; a later budget may have changed them.`,
        ]
      : []),
  ];
}

/** To whole cents. */
function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
