import { type Channel, groupDigits, type Vehicle } from '@forecourt/domain';
import type { Span } from '../taxonomy-types.ts';
import type { ModelBounds } from './model-bounds.ts';

/** An impossible value, and why, as a sentence that begins with the field's name. */
export interface Impossible {
  key: 'engineCc' | 'powerKw' | 'mileage';
  reason: string;
}

/**
 * The smallest and the largest of each: a Renault Twizy has 4 kW, a Piaggio Ape 49 cc, a Scania 16.4 litres.
 */
const engines: Readonly<Record<Channel, Span>> = {
  Car: [200, 9000],
  Commercial: [40, 18_000],
  Bike: [20, 9000],
};
const powers: Readonly<Record<Channel, Span>> = { Car: [4, 1600], Commercial: [1, 900], Bike: [1, 260] };

/** A distance that hardly any vehicle has ever reached. */
const furthest: Readonly<Record<Channel, number>> = { Car: 1_500_000, Commercial: 2_500_000, Bike: 500_000 };

/**
 * The taxonomy does not list every version: an AMG has almost three times the power of the largest C-Class in
 * it. A typing error is a factor of ten.
 */
const beyondModel = { engine: 3.5, power: 3 } as const;

type Stated = Pick<Vehicle, 'fuel' | 'engineCc' | 'powerKw' | 'mileage' | 'year'>;

/** What the vehicle cannot have. All of these are optional, so that the advert can go without. */
export function findImpossible(channel: Channel, vehicle: Stated, model: ModelBounds | null): Impossible[] {
  const { engineCc, powerKw, mileage } = vehicle;
  const found: Impossible[] = [];
  const engine = whyEngine(channel, vehicle, model);
  if (engine !== null)
    found.push({ key: 'engineCc', reason: `Engine "${groupDigits(engineCc ?? 0)} cc" ${engine}` });
  const power = whyPower(channel, vehicle, model);
  if (power !== null) found.push({ key: 'powerKw', reason: `Power "${powerKw} kW" ${power}` });
  if (mileage !== null && mileage > furthest[channel])
    found.push({ key: 'mileage', reason: `Mileage "${groupDigits(mileage)} km" is not possible` });
  return found;
}

/** An electric vehicle states 0. */
function whyEngine(channel: Channel, { engineCc, fuel }: Stated, model: ModelBounds | null): string | null {
  if (!engineCc) return null;
  if (fuel === 'Electric') return 'is not possible for an electric vehicle';
  if (isOutside(engineCc, engines[channel])) return 'is not possible';
  const ofModel = model?.engineCc;
  return ofModel && isOutside(engineCc, ofModel, beyondModel.engine)
    ? 'is not possible for this model'
    : null;
}

function whyPower(channel: Channel, { powerKw, year }: Stated, model: ModelBounds | null): string | null {
  if (powerKw === null) return null;
  if (isOutside(powerKw, powers[channel])) return 'is not possible';
  const ofModel = model?.isClassic ? null : model?.powerKw(year);
  return ofModel && isOutside(powerKw, ofModel, beyondModel.power) ? 'is not possible for this model' : null;
}

function isOutside(value: number, [low, high]: Span, tolerance = 1): boolean {
  return value < low / tolerance || value > high * tolerance;
}
