import { type Channel, groupDigits, plateFacts, quote, type Vehicle } from '@forecourt/domain';
import type { Span } from '../taxonomy-types.ts';
import type { ModelBounds } from './model-bounds.ts';

/** A value that cannot be, and why, as a sentence that begins with the field's name. */
export interface Impossible {
  key: 'engineCc' | 'powerKw' | 'mileage' | 'registration';
  reason: string;
}

/** What the smallest and the largest of each have: a Renault Twizy has 4 kW, a Piaggio Ape 49 cc, a Scania 16.4 litres. */
const engines: Readonly<Record<Channel, Span>> = {
  Car: [200, 9000],
  Commercial: [40, 18_000],
  Bike: [20, 9000],
};
const powers: Readonly<Record<Channel, Span>> = { Car: [4, 1600], Commercial: [1, 900], Bike: [1, 260] };

/** What hardly any has ever gone. */
const furthest: Readonly<Record<Channel, number>> = { Car: 1_500_000, Commercial: 2_500_000, Bike: 500_000 };

/** The taxonomy does not list every version: an AMG has almost three times the largest C-Class in it. A slip of the hand is ten times off. */
const beyondModel = { engine: 3.5, power: 3 } as const;

/** What the vehicle cannot have. Each of these is optional, so that the advert can go without. */
export function findImpossible(
  channel: Channel,
  vehicle: Pick<Vehicle, 'fuel' | 'engineCc' | 'powerKw' | 'mileage' | 'year' | 'registration'>,
  model: ModelBounds | null,
  thisYear: number,
): Impossible[] {
  const { fuel, engineCc, powerKw, mileage, year, registration } = vehicle;
  const found: Impossible[] = [];
  const leaveOut = (key: Impossible['key'], label: string, stated: string, why: string) =>
    found.push({ key, reason: `${label} "${stated}" ${why}` });
  if (engineCc) {
    const stated = `${groupDigits(engineCc)} cc`;
    if (fuel === 'Electric')
      leaveOut('engineCc', 'Engine', stated, 'is not possible for an electric vehicle');
    else if (isOutside(engineCc, engines[channel])) leaveOut('engineCc', 'Engine', stated, 'is not possible');
    else if (model?.engineCc && isOutside(engineCc, model.engineCc, beyondModel.engine))
      leaveOut('engineCc', 'Engine', stated, 'is not possible for this model');
  }
  if (powerKw !== null) {
    const ofModel = model?.powerKw(year) ?? null;
    if (isOutside(powerKw, powers[channel])) leaveOut('powerKw', 'Power', `${powerKw} kW`, 'is not possible');
    else if (ofModel && !model?.isClassic && isOutside(powerKw, ofModel, beyondModel.power))
      leaveOut('powerKw', 'Power', `${powerKw} kW`, 'is not possible for this model');
  }
  if (mileage !== null && mileage > furthest[channel])
    leaveOut('mileage', 'Mileage', `${groupDigits(mileage)} km`, 'is not possible');
  const plateYear = plateFacts(registration)?.year ?? 0;
  // Next year's plates are given out in January, to cars that are advertised before.
  if (plateYear > thisYear + 1)
    found.push({
      key: 'registration',
      reason: `Registration ${quote(registration)} is of ${plateYear}, which is still to come`,
    });
  return found;
}

function isOutside(value: number, [low, high]: Span, tolerance = 1): boolean {
  return value < low / tolerance || value > high * tolerance;
}
