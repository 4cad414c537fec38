import {
  batteriesInYear,
  type PoweredModel,
  powerClassOf,
  type SaleYears,
  type Span,
} from '@forecourt/taxonomy';
import type { RandomStream } from '../random/random-stream.ts';

export interface BatteryModel extends PoweredModel {
  name: string;
  years: SaleYears;
  litres: readonly number[];
  kwh?: readonly number[];
  rangeKm?: Span;
  plugInKwh?: number;
}

export interface Battery {
  batteryKwh: number;
  rangeKm: number;
}

/** A plug-in hybrid drives a few dozen kilometres on its battery. */
export function choosePlugInBattery(
  random: RandomStream,
  model: BatteryModel,
  litres: number,
  year: number,
): Battery {
  const usual = year >= 2024 ? 19.7 : year >= 2020 ? 13 : 9.8;
  const batteryKwh =
    model.plugInKwh ?? Math.round((usual + (litres > 2.2 ? 4 : 0) + random.between(-1.4, 1.4)) * 10) / 10;
  return { batteryKwh, rangeKm: Math.round(batteryKwh * random.between(4.1, 4.7)) };
}

/** Batteries grow over a model's life, and the range with the battery. */
export function chooseElectricBattery(
  random: RandomStream,
  make: string,
  model: BatteryModel,
  year: number,
): Battery {
  const isVan = model.litres.length > 0 && model.litres.every((litres) => litres >= 1.5);
  const sizes = model.kwh ? batteriesInYear(make, model, year) : [isVan ? 75 : 51];
  const [shortest, longest] = model.rangeKm ?? [isVan ? 320 : 330, isVan ? 360 : 360];
  const life = Math.max(1, (model.years[1] ?? 2027) - model.years[0]);
  const share = Math.min(1, (year - model.years[0]) / life) * 0.6 + random.next() * 0.4;
  const batteryKwh = sizes[Math.min(sizes.length - 1, Math.floor(share * sizes.length))] ?? 50;
  const least = Math.min(...(model.kwh ?? sizes));
  const most = Math.max(...(model.kwh ?? sizes));
  const part = most === least ? random.between(0.3, 1) : (batteryKwh - least) / (most - least);
  return { batteryKwh, rangeKm: Math.round(shortest + (longest - shortest) * part) };
}

/** Makers who offer more power for the money than the rest. */
const generousMakers = new Set(['Tesla', 'Polestar', 'BYD', 'XPeng']);

const luxuryPrice = 70_000;

/** Motor power follows the car's price, within what the battery can give. */
export function chooseMotor(
  random: RandomStream,
  make: string,
  model: BatteryModel,
  batteryKwh: number,
  year: number,
): number {
  const { usual } = powerClassOf(model, Math.max(2020, year));
  const wanted = usual * (generousMakers.has(make) ? 1.4 : 1) * random.pick([1, 1.25, 1.6]);
  const most = batteryKwh * ((model.newPrice?.[0] ?? 0) >= luxuryPrice ? 4.4 : 3);
  return Math.round(Math.max(batteryKwh * 1.2, Math.min(most, wanted)));
}
