import type { Channel } from '@forecourt/domain';
import { bikeMakes } from './bikes.ts';
import { carMakes } from './cars/car-makes.ts';
import { commercialMakes } from './commercials.ts';
import type { SaleYears } from './taxonomy-types.ts';

/** What other parts need to know about a model without knowing how its channel describes it. */
export interface TaxonomyModel {
  make: string;
  model: string;
  bodies: readonly string[];
  fuels: readonly string[];
  years: SaleYears;
  /** How common it is, relative to the other models of its channel. */
  weight: number;
}

const modelsByChannel: Record<Channel, readonly TaxonomyModel[]> = {
  Car: carMakes.flatMap(({ make, models }) =>
    models.map((model) => ({
      ...summary(make, model),
      bodies: model.bodies,
      fuels: Object.keys(model.fuels),
    })),
  ),
  Commercial: commercialMakes.flatMap(({ make, models }) =>
    models.map((model) => ({
      ...summary(make, model),
      bodies: model.bodies,
      fuels: Object.keys(model.fuels),
    })),
  ),
  Bike: bikeMakes.flatMap(({ make, models }) =>
    models.map((model) => ({
      ...summary(make, model),
      bodies: [model.body],
      fuels: [model.isElectric ? 'Electric' : 'Petrol'],
    })),
  ),
};

function summary(make: string, model: { name: string; years: SaleYears; weight: number }) {
  return { make, model: model.name, years: model.years, weight: model.weight };
}

export function modelsOf(channel: Channel): readonly TaxonomyModel[] {
  return modelsByChannel[channel];
}

/** The makes of a channel, the most common first. */
export function makesOf(channel: Channel): readonly string[] {
  const weights = new Map<string, number>();
  for (const { make, weight } of modelsOf(channel)) weights.set(make, (weights.get(make) ?? 0) + weight);
  return [...weights].sort(([, one], [, other]) => other - one).map(([make]) => make);
}

export function findModel(channel: Channel, make: string, model: string): TaxonomyModel | null {
  return modelsOf(channel).find((known) => known.make === make && known.model === model) ?? null;
}
