import {
  type EnergyPrices,
  energyPrices,
  storedKwhPrices,
  usualEnergyPrices,
} from '../running-costs/energy-prices.ts';
import type { Explained, WorkingStep } from '../working/working.ts';
import { electricFactors } from './electric-driving.ts';

export const chargers = [
  { id: 'socket', label: 'Three-pin socket', kw: 2.3, current: 'ac', price: 'homeDay' },
  { id: 'home', label: 'Home charger, night rate', kw: 7.4, current: 'ac', price: 'homeNight' },
  { id: 'public', label: 'Public AC charger', kw: 22, current: 'ac', price: 'publicPost' },
  { id: 'fast', label: 'Fast charger', kw: 50, current: 'dc', price: 'publicFast' },
  { id: 'rapid', label: 'High-power charger', kw: 150, current: 'dc', price: 'publicFast' },
] as const;

export interface ChargingQuestion {
  batteryKwh: number;
  /** Share of the original capacity, in per cent. */
  healthPercent: number;
  fromPercent: number;
  toPercent: number;
  /** The most that the car accepts, in kW. */
  mostAcKw: number;
  mostDcKw: number;
  prices?: Partial<EnergyPrices>;
}

export interface ChargingSession {
  charger: (typeof chargers)[number]['id'];
  label: string;
  /** The power at the start. */
  kw: number;
  minutes: number;
  cost: number;
}

export interface ChargingAnswer extends Explained {
  /** The energy that reaches the battery. */
  kwh: number;
  sessions: readonly ChargingSession[];
}

/** The defaults of a charge: the part of the battery that fast chargers are for, in a mid-market car. */
export const usualCharging = { fromPercent: 10, toPercent: 80, mostAcKw: 11, mostDcKw: 100 } as const;

/** How long a charge takes and what it costs at each kind of charger. */
export function chargingTimes(question: ChargingQuestion): ChargingAnswer {
  const { batteryKwh, healthPercent, fromPercent, toPercent } = question;
  const prices = { ...usualEnergyPrices, ...question.prices };
  const stored = storedKwhPrices(prices);
  const capacity = (batteryKwh * healthPercent) / 100;
  const kwh = (capacity * (toPercent - fromPercent)) / 100;
  const sessions = chargers.map(({ id, label, kw, current, price }): ChargingSession => {
    const flow = Math.min(kw, current === 'ac' ? question.mostAcKw : question.mostDcKw);
    return {
      charger: id,
      label,
      kw: flow,
      minutes: Math.round(60 * hoursToCharge(capacity, fromPercent, toPercent, flow, current)),
      cost: Math.round(kwh * stored[price] * 100) / 100,
    };
  });
  const working: WorkingStep[] = [
    {
      label: 'Energy',
      detail: `${toPercent - fromPercent}% of ${capacity.toFixed(1)} kWh is ${kwh.toFixed(1)} kWh in the battery`,
      amount: null,
    },
    ...sessions.map(({ label, kw, minutes, cost }) => ({
      label,
      detail: `${kw} kW for ${formatDuration(minutes)}`,
      amount: cost,
    })),
  ];
  return {
    kwh: Math.round(kwh * 10) / 10,
    sessions,
    working,
    sources: [
      { name: 'Electricity prices', asOf: energyPrices.electricity.asOf, kind: 'estimate' },
      { name: 'Charging losses and slowdown', asOf: electricFactors.asOf, kind: 'estimate' },
    ],
    notes: [
      `A fast charger slows down after ${electricFactors.taper.fromPercent}%, so the last part takes as long as the rest.`,
      'A cold battery charges more slowly.',
      ...(prices.publicPost === usualEnergyPrices.publicPost
        ? ['We assume a kWh costs a tenth less at a public AC charger than at a fast one.']
        : []),
    ],
  };
}

/**
 * Percent by percent, because the power falls towards the end: on direct current linearly from 80% on, down
 * to a fifth when full.
 */
export function hoursToCharge(
  capacityKwh: number,
  fromPercent: number,
  toPercent: number,
  kw: number,
  current: 'ac' | 'dc',
): number {
  const { fromPercent: bend, lastShare } = electricFactors.taper;
  let hours = 0;
  for (let percent = fromPercent; percent < toPercent; percent += 1) {
    const part = Math.min(1, toPercent - percent);
    const over = Math.max(0, percent + part / 2 - bend) / (100 - bend);
    const share = current === 'dc' ? 1 - over * (1 - lastShare) : 1;
    hours += (capacityKwh * part) / 100 / (kw * electricFactors.efficiency[current] * share);
  }
  return hours;
}

export interface CostPer100Km extends Explained {
  kwh: number;
  homeNight: number;
  homeDay: number;
  publicFast: number;
  /** The same distance in a petrol and a diesel car of usual consumption. */
  petrol: number;
  diesel: number;
}

/** Litres per 100 km of a typical family car, to compare electricity with. */
const familyCar = { petrol: 6.8, diesel: 5.4, asOf: '2025' };

/** What 100 km cost on electricity bought in different places. */
export function electricCostPer100Km(
  kwhPer100Km: number,
  overrides: Partial<EnergyPrices> = {},
): CostPer100Km {
  const prices = { ...usualEnergyPrices, ...overrides };
  const { ac, dc } = electricFactors.efficiency;
  const stored = storedKwhPrices(prices);
  const cents = (amount: number) => Math.round(amount * 100) / 100;
  const costs = {
    homeNight: cents(kwhPer100Km * stored.homeNight),
    homeDay: cents(kwhPer100Km * stored.homeDay),
    publicFast: cents(kwhPer100Km * stored.publicFast),
    petrol: cents(familyCar.petrol * prices.petrol),
    diesel: cents(familyCar.diesel * prices.diesel),
  };
  const electric = (place: string, price: number, efficiency: number) =>
    `${kwhPer100Km.toFixed(1)} kWh ÷ ${efficiency} × €${price.toFixed(2)} ${place}`;
  return {
    kwh: kwhPer100Km,
    ...costs,
    working: [
      {
        label: 'At home, night rate',
        detail: electric('a kWh', prices.homeNight, ac),
        amount: costs.homeNight,
      },
      { label: 'At home, day rate', detail: electric('a kWh', prices.homeDay, ac), amount: costs.homeDay },
      {
        label: 'At a fast charger',
        detail: electric('a kWh', prices.publicFast, dc),
        amount: costs.publicFast,
      },
      {
        label: 'Petrol',
        detail: `${familyCar.petrol} litres × €${prices.petrol.toFixed(2)}`,
        amount: costs.petrol,
      },
      {
        label: 'Diesel',
        detail: `${familyCar.diesel} litres × €${prices.diesel.toFixed(2)}`,
        amount: costs.diesel,
      },
    ],
    sources: [
      { name: 'Electricity prices', asOf: energyPrices.electricity.asOf, kind: 'estimate' },
      { name: 'AA Ireland fuel prices', asOf: energyPrices.fuel.asOf, kind: 'published' },
      { name: 'What a family car uses', asOf: familyCar.asOf, kind: 'estimate' },
    ],
    notes: ['You pay for charging losses too, so they’re included.'],
  };
}

function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} minutes` : `${hours} h ${minutes % 60} min`;
}
