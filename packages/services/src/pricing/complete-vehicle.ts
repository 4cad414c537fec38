import {
  type Advert,
  type Channel,
  groupDigits,
  standardKmAYear,
  unknownVehicle,
  type Vehicle,
} from '@forecourt/domain';
import type { PricedAdvert } from '@forecourt/pricing';
import { fillUsual } from '@forecourt/taxonomy';
import type { AdvertService } from '../adverts/advert-service.ts';
import type { PricingService } from './pricing-service.ts';

/** A vehicle as a visitor describes it; null for omitted details. */
export interface DescribedVehicle
  extends Pick<Vehicle, 'year' | 'fuel' | 'engineCc' | 'co2' | 'motorTax' | 'mileage'> {
  channel: Channel;
  make: string | null;
  model: string | null;
}

export interface CompletedVehicle {
  vehicle: PricedAdvert;
  /** `Taken as in 24 adverts like it: Diesel, 1,598 cc, 105 g/km.` Null if nothing was missing. */
  assumed: string | null;
}

interface Market {
  adverts: Pick<AdvertService, 'findMany'>;
  pricing: Pick<PricingService, 'value'>;
}

/** The maximum number of similar adverts: beyond these they are other versions. */
const mostLookedAt = 40;

/**
 * Missing details are taken from most adverts of the same model and age, or, if there are none, from what is
 * usual for the model.
 */
export async function completeVehicle(
  described: DescribedVehicle,
  market: Market,
  thisYear: number,
): Promise<CompletedVehicle> {
  const { channel, year, motorTax } = described;
  const alike = await findAlike(described, market);
  const fuel = described.fuel ?? mostOften(alike.map(({ vehicle }) => vehicle.fuel));
  const same = alike.filter(({ vehicle }) => vehicle.fuel === fuel).map(({ vehicle }) => vehicle);
  const middleOf = (key: 'engineCc' | 'co2' | 'batteryKwh' | 'rangeKm' | 'grossWeightKg' | 'payloadKg') =>
    middle(same.map((vehicle) => vehicle[key]));
  const hasEngine = fuel !== null && fuel !== 'Electric';
  const isCo2Asked = hasEngine && channel === 'Car';
  const taken: Vehicle = {
    ...unknownVehicle,
    make: described.make ?? '',
    model: described.model ?? '',
    condition: 'Used',
    year,
    fuel,
    engineCc: described.engineCc ?? (hasEngine ? middleOf('engineCc') : null),
    co2: described.co2 ?? (isCo2Asked ? middleOf('co2') : null),
    batteryKwh: middleOf('batteryKwh'),
    rangeKm: middleOf('rangeKm'),
    body: mostOften(same.map(({ body }) => body)),
    grossWeightKg: middleOf('grossWeightKg'),
    payloadKg: middleOf('payloadKg'),
    mileage: described.mileage ?? Math.max(0, thisYear - year) * standardKmAYear[channel],
  };
  const { vehicle, usual } = fillUsual(channel, taken);
  const words = {
    fuel: vehicle.fuel,
    engineCc: vehicle.engineCc && `${groupDigits(vehicle.engineCc)} cc`,
    co2: vehicle.co2 && `${vehicle.co2} g/km of CO₂`,
  };
  const open = (['fuel', 'engineCc', 'co2'] as const).filter((key) => described[key] === null && words[key]);
  return {
    vehicle: {
      publicReference: '',
      channel,
      status: 'live',
      price: null,
      seller: { kind: 'trade' },
      // Without a stated tax, the law gives it, with the rule.
      vehicle: { ...vehicle, motorTax },
      usual: usual.filter((key) => key !== 'motorTax'),
    },
    assumed: describeAssumed(
      same.length,
      open.filter((key) => !usual.includes(key)).map((key) => words[key]),
      open.filter((key) => usual.includes(key)).map((key) => words[key]),
    ),
  };
}

async function findAlike(
  { channel, make, model, year, fuel, mileage }: DescribedVehicle,
  { adverts, pricing }: Market,
): Promise<readonly Advert[]> {
  if (!make || !model) return [];
  const valuation = pricing.value({ channel, make, model, year, fuel, mileage });
  const nearest = valuation?.comparables.slice(0, mostLookedAt) ?? [];
  return adverts.findMany(nearest.map(({ publicReference }) => publicReference));
}

function describeAssumed(
  adverts: number,
  taken: readonly unknown[],
  usual: readonly unknown[],
): string | null {
  const sentences = [
    taken.length > 0 ? `Based on ${adverts} similar adverts: ${taken.join(', ')}.` : '',
    usual.length > 0 ? `Usual for the model: ${usual.join(', ')}.` : '',
  ];
  return sentences.filter(Boolean).join(' ') || null;
}

function mostOften<Value extends string>(values: readonly (Value | null)[]): Value | null {
  const counts = new Map<Value, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best: Value | null = null;
  for (const [value, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = value;
  return best;
}

/** A value that is really stated, so that engine sizes are ones that exist. */
function middle(values: readonly (number | null)[]): number | null {
  const stated = values.filter((value) => value !== null).sort((a, b) => a - b);
  return stated[Math.floor((stated.length - 1) / 2)] ?? null;
}
