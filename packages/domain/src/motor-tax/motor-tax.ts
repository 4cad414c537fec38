import {
  annualRate,
  type Bands,
  busBands,
  electricCar,
  electricMotorcycle,
  engineBands,
  goodsBands,
  lightElectricGoods,
  lightElectricGoodsKg,
  motorCaravan,
  motorcycleBands,
  nedcBands,
  vintageMotorcycle,
  vintageVehicle,
  wltpBands,
} from './motor-tax-rates.ts';
import { type Co2Cycle, carTaxRegimeOf, cycleOf, isVintage } from './tax-regime.ts';

/** What decides how a vehicle is taxed. */
export type TaxedVehicle =
  | TaxedCar
  | { kind: 'motorcycle'; firstRegistered: Date; engineCc: number | null }
  | (MaybeVintage &
      (
        | { kind: 'goods'; unladenKg: number; isElectric: boolean }
        | { kind: 'goods-used-privately'; engineCc: number | null }
        | { kind: 'bus'; seats: number }
        | { kind: 'motor-caravan' }
      ));

export interface TaxedCar {
  kind: 'car';
  firstRegistered: Date;
  engineCc: number | null;
  co2: number | null;
  cycle: Co2Cycle;
}

/** For these the day only decides whether they are over thirty: without it they count as younger. */
interface MaybeVintage {
  firstRegistered?: Date;
}

/** The least and the most that a vehicle can pay in a year, in euro; equal if everything is known. */
export interface MotorTaxRange {
  least: number;
  most: number;
}

/** The annual motor tax in euro; null if the law needs a figure that is not stated. */
export function motorTaxOf(vehicle: TaxedVehicle, today: Date): number | null {
  const { least, most } = motorTaxRange(vehicle, today);
  return least === most ? least : null;
}

export function motorTaxRange(vehicle: TaxedVehicle, today: Date): MotorTaxRange {
  if (vehicle.kind === 'car') return carTaxRange(vehicle, today);
  const annual = isVintageVehicle(vehicle, today)
    ? vehicle.kind === 'motorcycle'
      ? vintageMotorcycle
      : vintageVehicle
    : ordinaryTax(vehicle);
  return { least: annual, most: annual };
}

/** Whether it qualifies for the single rate for vehicles over thirty years old. */
export function isVintageVehicle({ firstRegistered }: TaxedVehicle, today: Date): boolean {
  return firstRegistered !== undefined && isVintage(firstRegistered, today);
}

function ordinaryTax(vehicle: Exclude<TaxedVehicle, TaxedCar>): number {
  switch (vehicle.kind) {
    case 'goods':
      return vehicle.isElectric && vehicle.unladenKg <= lightElectricGoodsKg
        ? lightElectricGoods
        : annualRate(goodsBands, vehicle.unladenKg);
    case 'goods-used-privately':
      return vehicle.engineCc === null ? electricCar : annualRate(engineBands, vehicle.engineCc);
    case 'bus':
      return annualRate(busBands, vehicle.seats);
    case 'motor-caravan':
      return motorCaravan;
    case 'motorcycle':
      return vehicle.engineCc === null ? electricMotorcycle : annualRate(motorcycleBands, vehicle.engineCc);
  }
}

function carTaxRange(car: TaxedCar, today: Date): MotorTaxRange {
  const regime = carTaxRegimeOf(car.firstRegistered, today, car.cycle);
  if (regime === 'vintage') return { least: vintageVehicle, most: vintageVehicle };
  if (car.engineCc === null && car.co2 === 0) return { least: electricCar, most: electricCar };
  const byEngine = rangeIn(engineBands, car.engineCc);
  // Cars from before 2021 are taxed by NEDC: a WLTP figure says nothing about theirs.
  const isNedcKnown = car.cycle === 'NEDC' || cycleOf(car.firstRegistered.getUTCFullYear()) === 'WLTP';
  const byNedc = rangeIn(nedcBands, isNedcKnown ? car.co2 : null);
  switch (regime) {
    case 'engine':
      return byEngine;
    case 'engine-or-nedc':
      return {
        least: Math.min(byEngine.least, byNedc.least),
        most: Math.min(byEngine.most, byNedc.most),
      };
    case 'nedc':
      return byNedc;
    case 'wltp':
      return rangeIn(wltpBands, car.co2);
  }
}

/** The whole span of a table if the figure is unknown: a range, never a guess. */
function rangeIn(bands: Bands, figure: number | null): MotorTaxRange {
  const rates = figure === null ? bands.map(([, annual]) => annual) : [annualRate(bands, figure)];
  return { least: Math.min(...rates), most: Math.max(...rates) };
}
