import type { SaleYears, Span } from './taxonomy-types.ts';

export interface ElectricModel {
  name: string;
  years: SaleYears;
  litres: readonly number[];
  kwh?: readonly number[];
  rangeKm?: Span;
}

/** Far enough ahead for a battery that is still built. */
const on = 2100;

/** A model's batteries are listed for all its years together; these were only built for some of them. */
// biome-ignore format: one model a line reads as a table
const batteryYears: Readonly<Record<string, Readonly<Record<number, Span>>>> = {
  'Nissan Leaf': { 24: [2011, 2017], 30: [2016, 2017], 40: [2018, 2024], 62: [2019, 2024], 52: [2026, on], 75: [2025, on] },
  'Renault Zoe': { 22: [2013, 2016], 41: [2017, 2019], 52: [2020, 2024] },
  'Hyundai Ioniq': { 28: [2016, 2019], 38.3: [2020, 2022] },
  'Volkswagen Golf': { 24.2: [2014, 2016], 35.8: [2017, 2020] },
  'BMW i3': { 22: [2013, 2016], 33: [2016, 2018], 42.2: [2019, 2022] },
  'Kia Soul': { 27: [2015, 2018], 30: [2017, 2019], 39.2: [2020, 2024], 64: [2019, 2024] },
  'Tesla Model 3': { 50: [2019, 2021], 57.5: [2022, 2023], 60: [2022, on], 75: [2019, 2024], 79: [2024, on] },
  'Renault Kangoo': { 33: [2017, 2021], 45: [2022, on] },
};

/** The batteries of a model's electric version in a year. */
export function batteriesInYear(make: string, model: ElectricModel, year: number): readonly number[] {
  const sizes = model.kwh ?? [];
  const years = batteryYears[`${make} ${model.name}`];
  if (years === undefined) return sizes;
  const built = sizes.filter((kwh) => {
    const [from, to] = years[kwh] ?? [0, on];
    return from <= year && year <= to;
  });
  return built.length > 0 ? built : sizes;
}

/**
 * The WLTP range of a battery; null if the model has only one battery and several ranges, or none that is
 * known.
 */
export function rangeOfBattery({ kwh = [], rangeKm }: ElectricModel, batteryKwh: number): number | null {
  const least = Math.min(...kwh);
  const most = Math.max(...kwh);
  if (rangeKm === undefined) return null;
  const [shortest, longest] = rangeKm;
  if (most === least)
    return longest - shortest <= longest * 0.12 ? Math.round((shortest + longest) / 2) : null;
  const part = Math.max(0, Math.min(1, (batteryKwh - least) / (most - least)));
  return Math.round(shortest + (longest - shortest) * part);
}
