import type { Channel } from '@forecourt/domain';
import {
  type BikeModel,
  bikeMakes,
  type CarModel,
  type CommercialModel,
  carMakes,
  commercialMakes,
  type SaleYears,
} from '@forecourt/taxonomy';
import { type WeightedTable, weightedTable } from '../random/weighted-table.ts';

export type MadeModel =
  | { channel: 'Car'; make: string; makeDecay: number | null; model: CarModel }
  | { channel: 'Commercial'; make: string; model: CommercialModel }
  | { channel: 'Bike'; make: string; model: BikeModel };

const models: Record<Channel, readonly MadeModel[]> = {
  Car: carMakes.flatMap(({ make, decay, models }) =>
    models.map((model) => ({ channel: 'Car' as const, make, makeDecay: decay, model })),
  ),
  Commercial: commercialMakes.flatMap(({ make, models }) =>
    models.map((model) => ({ channel: 'Commercial' as const, make, model })),
  ),
  Bike: bikeMakes.flatMap(({ make, models }) =>
    models.map((model) => ({ channel: 'Bike' as const, make, model })),
  ),
};

export interface ModelChoice {
  channel: Channel;
  /** Null means any make. */
  make: string | null;
  /** Only models still on sale, for brand-new stock. */
  isOnSale: boolean;
  year: number;
}

const tables = new Map<string, WeightedTable<MadeModel>>();

/** Models that a seller may have, by how common they are; empty if the make has none. */
export function modelTable({ channel, make, isOnSale, year }: ModelChoice): WeightedTable<MadeModel> {
  const key = `${channel}/${make}/${isOnSale}/${year}`;
  const known = tables.get(key);
  if (known !== undefined) return known;
  const table = weightedTable(
    models[channel].filter(
      (made) => (make === null || made.make === make) && isSold(made.model.years, year, isOnSale),
    ),
    (made) => made.model.weight,
  );
  tables.set(key, table);
  return table;
}

function isSold([from, to]: SaleYears, year: number, isOnSale: boolean): boolean {
  return from <= year && (!isOnSale || to === null || to > year);
}
