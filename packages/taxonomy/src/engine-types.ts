import type { Fuel } from './taxonomy-types.ts';

/** An engine as in brochures: a label, and the years in which a maker fitted it. */
export interface Engine {
  litres: number;
  cc: number;
  fuel: Fuel;
  from: number;
  to: number;
  /** Power in kW, from the mildest to the strongest tune. */
  kw: readonly [number, number];
  /** What follows the litres in a version's name, such as `TDI`; may be empty. */
  label: string;
}

export type EngineRow = readonly [
  litres: number,
  cc: number,
  from: number,
  to: number,
  kwLow: number,
  kwHigh: number,
  label: string,
];
export type EngineRows = Readonly<Partial<Record<Fuel, readonly EngineRow[]>>>;

export function enginesOf(rows: EngineRows): Engine[] {
  return (Object.entries(rows) as [Fuel, readonly EngineRow[]][]).flatMap(([fuel, list]) =>
    list.map(([litres, cc, from, to, low, high, label]) => ({
      litres,
      cc,
      fuel,
      from,
      to,
      kw: [low, high],
      label,
    })),
  );
}
