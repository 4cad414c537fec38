import type { Channel } from '@forecourt/domain';
import { bikeMakes } from '../bikes.ts';
import { carMakes } from '../cars/car-makes.ts';
import { commercialMakes } from '../commercials.ts';
import { type PoweredModel, powerClassOf } from '../power-class.ts';
import type { Span } from '../taxonomy-types.ts';

/** What is recorded about a model and limits what an advert can say about it. */
export interface ModelBounds {
  /** First year on sale in Ireland. */
  firstYear: number;
  /** Its price when new, from the plainest to the most expensive version. */
  listPrice: Span;
  isClassic: boolean;
  /** The smallest and the largest engine; null if it has none, or none is recorded. */
  engineCc: Span | null;
  /** The plausible power in a year; null if nothing is known about it. */
  powerKw: (year: number) => Span | null;
}

type Bounds = ReadonlyMap<string, ReadonlyMap<string, ModelBounds>>;

const known = new Map<Channel, Bounds>();

/** Null for a model of which only the name is known. Called for every row of an import. */
export function findModelBounds(channel: Channel, make: string, model: string): ModelBounds | null {
  let bounds = known.get(channel);
  if (bounds === undefined) {
    bounds = buildBounds[channel]();
    known.set(channel, bounds);
  }
  return bounds.get(make)?.get(model) ?? null;
}

const buildBounds: Readonly<Record<Channel, () => Bounds>> = {
  Car: () =>
    byName(carMakes, (model) => ({
      firstYear: model.years[0],
      listPrice: [model.newPrice[0], Math.max(model.newPrice[1], model.typicalPrice ?? 0)],
      isClassic: model.isClassic ?? false,
      engineCc: spanOf(model.litres.map((litres) => litres * 1000)),
      powerKw: powerOf(model),
    })),
  Commercial: () =>
    byName(commercialMakes, (model) => ({
      firstYear: model.years[0],
      listPrice: model.newPriceExVat,
      isClassic: false,
      engineCc: spanOf(model.litres.map((litres) => litres * 1000)),
      powerKw: powerOf(model),
    })),
  Bike: () =>
    byName(bikeMakes, (model) => ({
      firstYear: model.years[0],
      listPrice: model.newPrice,
      isClassic: false,
      engineCc: spanOf(model.cc),
      powerKw: () => null,
    })),
};

/** A make may be in several tables, such as the current and the former MG. */
function byName<Model extends { name: string }>(
  makes: readonly { make: string; models: readonly Model[] }[],
  boundsOf: (model: Model) => ModelBounds,
): Bounds {
  const bounds = new Map<string, Map<string, ModelBounds>>();
  for (const { make, models } of makes) {
    const ofMake = bounds.get(make) ?? new Map<string, ModelBounds>();
    bounds.set(make, ofMake);
    for (const model of models) ofMake.set(model.name, boundsOf(model));
  }
  return bounds;
}

function spanOf(values: readonly number[]): Span | null {
  return values.length === 0 ? null : [Math.min(...values), Math.max(...values)];
}

function powerOf(model: PoweredModel): ModelBounds['powerKw'] {
  return (year) => {
    const { least, most } = powerClassOf(model, year);
    return [least, most];
  };
}
