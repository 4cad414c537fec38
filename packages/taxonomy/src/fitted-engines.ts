import { enginesOfMake } from './engine-families.ts';
import { wasFitted } from './engine-fit.ts';
import type { Engine } from './engine-types.ts';
import type { Fuel } from './taxonomy-types.ts';

export interface EnginedModel {
  name: string;
  litres: readonly number[];
}

/** By model, fuel and year: needed for every vehicle of a feed. A van and a car may share make and name. */
const known = new WeakMap<EnginedModel, Map<Fuel, Map<number, readonly Engine[]>>>();

/**
 * What the maker fitted in that year, the smallest first; for a make whose engines are not listed, any of its
 * sizes.
 */
export function enginesInTime(
  make: string,
  model: EnginedModel,
  fuel: Fuel,
  year: number,
): readonly Engine[] {
  const ofModel = known.get(model) ?? new Map<Fuel, Map<number, readonly Engine[]>>();
  const ofFuel = ofModel.get(fuel) ?? new Map<number, readonly Engine[]>();
  const listed = ofFuel.get(year);
  if (listed) return listed;
  const engines = listInTime(make, model, fuel, year);
  known.set(model, ofModel.set(fuel, ofFuel.set(year, engines)));
  return engines;
}

function listInTime(make: string, model: EnginedModel, fuel: Fuel, year: number): Engine[] {
  const { own, anyMakers } = enginesOfMake(make);
  const name = `${make} ${model.name}`;
  return (own.length > 0 ? own : anyMakers)
    .filter(
      (engine) =>
        engine.fuel === fuel &&
        model.litres.includes(engine.litres) &&
        engine.from <= year &&
        year <= engine.to &&
        wasFitted(name, engine, year),
    )
    .sort((one, other) => one.litres - other.litres);
}

const mildHybrid = /mHEV|eTSI|IMA/;

/**
 * Whether it is a hybrid that never drives on its motor alone: it burns nearly as much as the same engine
 * without one.
 */
export function isMildHybrid({ fuel, label }: Engine): boolean {
  return fuel === 'Petrol Hybrid' && mildHybrid.test(label);
}
