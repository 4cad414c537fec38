import {
  type Engine,
  enginesInTime,
  enginesOfMake,
  type Fuel,
  fuelTilt,
  fuelYears,
  powerClassOf,
  suitsClass,
} from '@forecourt/taxonomy';
import type { RandomStream } from '../random/random-stream.ts';
import { type BatteryModel, chooseElectricBattery, chooseMotor, choosePlugInBattery } from './battery.ts';
import { chooseTune, usualTune } from './tune.ts';

/** What drives a vehicle; an electric one has a battery and no engine. */
export interface Powertrain {
  fuel: Fuel;
  engine: Engine | null;
  powerKw: number;
  batteryKwh: number | null;
  rangeKm: number | null;
}

interface DrivenModel extends BatteryModel {
  fuels: Readonly<Partial<Record<Fuel, number>>>;
}

type Choice = readonly [{ fuel: Fuel; engine: Engine | null }, number];

/** By model and year: a van and a car may share make and name. */
const choicesByModel = new WeakMap<DrivenModel, Map<number, readonly Choice[]>>();
const powerByModel = new WeakMap<DrivenModel, Map<number, number | null>>();

/**
 * The first engine of a list is the usual one, and strong ones are rare; in the luxury class they are the
 * point.
 */
const rankWeights = [1, 0.65, 0.25, 0.12, 0.08, 0.05];
const luxuryPrice = 70_000;

/** Every engine that the model had in a year, with how common each is. */
export function enginesOnSale(make: string, model: DrivenModel, year: number): readonly Choice[] {
  const byYear = choicesByModel.get(model) ?? new Map<number, readonly Choice[]>();
  const known = byYear.get(year);
  if (known !== undefined) return known;
  const stated = Object.entries(model.fuels) as [Fuel, number][];
  const inTime = stated.filter(
    ([fuel]) => stated.length === 1 || isWithin(fuelYears(make, model.name, fuel), year),
  );
  const choices =
    firstFilled(
      () => listChoices(make, model, year, inTime, suitableEngines),
      () => listChoices(make, model, year, inTime, enginesInTime),
      () => listChoices(make, model, year, inTime, nearestEngines),
    ) ?? listChoices(make, model, year, stated, nearestEngines);
  choicesByModel.set(model, byYear.set(year, choices));
  return choices;
}

type EngineFinder = (make: string, model: DrivenModel, fuel: Fuel, year: number) => readonly Engine[];

function listChoices(
  make: string,
  model: DrivenModel,
  year: number,
  shares: readonly (readonly [Fuel, number])[],
  find: EngineFinder,
): Choice[] {
  const choices: Choice[] = [];
  for (const [fuel, share] of shares) {
    const weight = share * (shares.length > 1 ? fuelTilt(fuel, year) : 1);
    if (fuel === 'Electric') choices.push([{ fuel, engine: null }, weight]);
    else {
      const engines = find(make, model, fuel, year);
      const weights = engines.map(
        (engine, rank) => (rankWeights[rank] ?? 0.03) * rarity(engine, engines[0], model),
      );
      const total = weights.reduce((sum, each) => sum + each, 0);
      engines.forEach((engine, rank) => {
        choices.push([{ fuel, engine }, (weight * (weights[rank] ?? 0)) / total]);
      });
    }
  }
  return choices;
}

function rarity(engine: Engine, first: Engine | undefined, model: DrivenModel): number {
  if (first === undefined || (model.newPrice?.[0] ?? 0) >= luxuryPrice) return engine === first ? 0.5 : 1;
  return Math.min(1, ((first.kw[0] * 1.25) / engine.kw[0]) ** 3);
}

function firstFilled(...lists: readonly (() => Choice[])[]): Choice[] | null {
  for (const list of lists) {
    const choices = list();
    if (choices.length > 0) return choices;
  }
  return null;
}

function suitableEngines(make: string, model: DrivenModel, fuel: Fuel, year: number): Engine[] {
  const powerClass = powerClassOf(model, year);
  return enginesInTime(make, model, fuel, year).filter((engine) => suitsClass(engine, powerClass));
}

/**
 * A model known only by sizes of other years still had an engine: the nearest of the maker, then of any
 * maker.
 */
function nearestEngines(make: string, { litres }: DrivenModel, fuel: Fuel, year: number): Engine[] {
  const { own, anyMakers } = enginesOfMake(make);
  const fits = (engine: Engine) => engine.fuel === fuel && litres.includes(engine.litres);
  const nearest = own
    .filter(fits)
    .sort((one, other) => yearsApart(one, year) - yearsApart(other, year))
    .slice(0, 1);
  return nearest.length > 0 ? nearest : anyMakers.filter(fits).slice(0, 3);
}

function yearsApart({ from, to }: Engine, year: number): number {
  return Math.max(0, from - year, year - to);
}

function isWithin([from, to]: readonly [number, number], year: number): boolean {
  return from <= year && year <= to;
}

export function choosePowertrain(
  random: RandomStream,
  make: string,
  model: DrivenModel,
  year: number,
): Powertrain {
  const { fuel, engine } = random.weighted(enginesOnSale(make, model, year));
  if (fuel === 'Electric') return electric(random, make, model, year);
  if (engine === null) throw new Error(`${make} ${model.name} of ${year} has no ${fuel} engine`);
  const powerKw = chooseTune(random, engine, model, year);
  if (!fuel.includes('Plug-in')) return { fuel, engine, powerKw, batteryKwh: null, rangeKm: null };
  return { fuel, engine, powerKw, ...choosePlugInBattery(random, model, engine.litres, year) };
}

function electric(random: RandomStream, make: string, model: DrivenModel, year: number): Powertrain {
  const battery = chooseElectricBattery(random, make, model, year);
  const powerKw = chooseMotor(random, make, model, battery.batteryKwh, year);
  return { fuel: 'Electric', engine: null, powerKw, ...battery };
}

/** The mean power in kW of the model's engines in a year; null if it only had motors. */
export function usualPower(make: string, model: DrivenModel, year: number): number | null {
  const byYear = powerByModel.get(model) ?? new Map<number, number | null>();
  const known = byYear.get(year);
  if (known !== undefined) return known;
  let total = 0;
  let weights = 0;
  for (const [{ engine }, weight] of enginesOnSale(make, model, year)) {
    if (engine === null) continue;
    total += weight * usualTune(engine, model, year);
    weights += weight;
  }
  const usual = weights === 0 ? null : total / weights;
  powerByModel.set(model, byYear.set(year, usual));
  return usual;
}
