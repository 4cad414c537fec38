import type { RandomStream } from '../random/random-stream.ts';
import { enginesOfMake } from '../taxonomy/engine-families.ts';
import { couldHave } from '../taxonomy/engine-fit.ts';
import type { Engine } from '../taxonomy/engine-types.ts';
import { fuelTilt, fuelYears } from '../taxonomy/fuel-years.ts';
import type { Fuel, Span } from '../taxonomy/taxonomy-types.ts';

/** What drives a vehicle; an electric one has a battery and no engine. */
export interface Powertrain {
  fuel: Fuel;
  engine: Engine | null;
  powerKw: number;
  batteryKwh: number | null;
  rangeKm: number | null;
}

interface DrivenModel {
  name: string;
  years: readonly [number, number | null];
  fuels: Readonly<Partial<Record<Fuel, number>>>;
  litres: readonly number[];
  newPrice?: Span;
  kwh?: readonly number[];
  rangeKm?: Span;
}

type Choice = readonly [{ fuel: Fuel; engine: Engine | null }, number];

/** By model and year: a van and a car may share make and name. */
const choicesByModel = new WeakMap<DrivenModel, Map<number, readonly Choice[]>>();

/** The first engine of a list is the usual one, the strong ones are rare; in the luxury class they are the point. */
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
  const built = listChoices(make, model, year, inTime, enginesInTime);
  const choices = built.length > 0 ? built : listChoices(make, model, year, stated, nearestEngines);
  choicesByModel.set(model, byYear.set(year, choices));
  return choices;
}

type EngineFinder = (make: string, model: DrivenModel, fuel: Fuel, year: number) => Engine[];

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

/** What the maker fitted in that year; for a make whose engines are not listed, any of its sizes. */
function enginesInTime(make: string, model: DrivenModel, fuel: Fuel, year: number): Engine[] {
  const { own, any } = enginesOfMake(make);
  const name = `${make} ${model.name}`;
  const listPrice = model.newPrice?.[0] ?? null;
  const known = own.length > 0 ? own : any;
  return known
    .filter(
      (engine) =>
        engine.fuel === fuel &&
        model.litres.includes(engine.litres) &&
        engine.from <= year &&
        year <= engine.to,
    )
    .filter((engine) => couldHave(name, engine, listPrice, year))
    .sort((one, other) => one.litres - other.litres)
    .slice(0, 6);
}

/** A model known only by sizes of other years still had an engine: the nearest of the maker, then of anyone. */
function nearestEngines(make: string, { litres }: DrivenModel, fuel: Fuel, year: number): Engine[] {
  const { own, any } = enginesOfMake(make);
  const fits = (engine: Engine) => engine.fuel === fuel && litres.includes(engine.litres);
  const nearest = own
    .filter(fits)
    .sort((one, other) => yearsApart(one, year) - yearsApart(other, year))
    .slice(0, 1);
  return nearest.length > 0 ? nearest : any.filter(fits).slice(0, 3);
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
  if (fuel === 'Electric') return electric(random, model, year);
  if (engine === null) throw new Error(`${make} ${model.name} of ${year} has no ${fuel} engine`);
  const [low, high] = engine.kw;
  const powerKw = Math.round(low + (high - low) * random.pick([0, 0, 0.4, 1]));
  if (!fuel.includes('Plug-in')) return { fuel, engine, powerKw, batteryKwh: null, rangeKm: null };
  const batteryKwh = model.kwh?.find((kwh) => kwh < 30) ?? plugInKwh(random, engine.litres, year);
  return { fuel, engine, powerKw, batteryKwh, rangeKm: Math.round(batteryKwh * random.between(4.1, 4.7)) };
}

function plugInKwh(random: RandomStream, litres: number, year: number): number {
  const usual = year >= 2024 ? 19.7 : year >= 2020 ? 13 : 9.8;
  return Math.round((usual + (litres > 2.2 ? 4 : 0) + random.between(-1.4, 1.4)) * 10) / 10;
}

/** Batteries grow over a model's life, and the range with the battery. */
function electric(random: RandomStream, model: DrivenModel, year: number): Powertrain {
  const isVan = model.litres.length > 0 && model.litres.every((litres) => litres >= 1.5);
  const all = model.kwh?.filter((kwh) => kwh >= 30) ?? [];
  const sizes = all.length > 0 ? all : (model.kwh ?? [isVan ? 75 : 51]);
  const [shortest, longest] = model.rangeKm ?? [isVan ? 290 : 330, isVan ? 330 : 360];
  const life = Math.max(1, (model.years[1] ?? 2027) - model.years[0]);
  const share = Math.min(1, (year - model.years[0]) / life) * 0.6 + random.next() * 0.4;
  const kwh = sizes[Math.min(sizes.length - 1, Math.floor(share * sizes.length))] ?? 50;
  const least = Math.min(...sizes);
  const most = Math.max(...sizes);
  const part = most === least ? random.between(0.3, 1) : (kwh - least) / (most - least);
  const rangeKm = Math.round(shortest + (longest - shortest) * part);
  return {
    fuel: 'Electric',
    engine: null,
    powerKw: Math.round(70 + kwh * random.pick([1, 1.3, 1.7])),
    batteryKwh: kwh,
    rangeKm,
  };
}
