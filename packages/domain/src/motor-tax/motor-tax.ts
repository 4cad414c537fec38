import {
  annualRate,
  busBands,
  electricCar,
  electricMotorcycle,
  engineBands,
  goodsBands,
  lightElectricGoods,
  motorCaravan,
  motorcycleBands,
  nedcBands,
  vintageAge,
  vintageMotorcycle,
  vintageVehicle,
  wltpBands,
} from './motor-tax-rates.ts';

/** What decides how a vehicle is taxed. */
export type TaxedVehicle =
  | {
      kind: 'car';
      firstRegistered: Date;
      engineCc: number | null;
      co2: number | null;
      cycle: 'NEDC' | 'WLTP';
    }
  | { kind: 'goods'; unladenKg: number; isElectric: boolean }
  | { kind: 'goods-used-privately'; engineCc: number | null }
  | { kind: 'bus'; seats: number }
  | { kind: 'motor-caravan' }
  | { kind: 'motorcycle'; firstRegistered: Date; engineCc: number | null };

/** The annual motor tax in euro; null where the law needs a figure that nobody stated. */
export function motorTaxOf(vehicle: TaxedVehicle, today: Date): number | null {
  switch (vehicle.kind) {
    case 'car':
      return carTax(vehicle, today);
    case 'goods':
      if (vehicle.isElectric && vehicle.unladenKg <= 1500) return lightElectricGoods;
      return annualRate(goodsBands, vehicle.unladenKg);
    case 'goods-used-privately':
      return vehicle.engineCc === null ? electricCar : annualRate(engineBands, vehicle.engineCc);
    case 'bus':
      return annualRate(busBands, vehicle.seats);
    case 'motor-caravan':
      return motorCaravan;
    case 'motorcycle':
      if (isVintage(vehicle.firstRegistered, today)) return vintageMotorcycle;
      return vehicle.engineCc === null ? electricMotorcycle : annualRate(motorcycleBands, vehicle.engineCc);
  }
}

function carTax(car: Extract<TaxedVehicle, { kind: 'car' }>, today: Date): number | null {
  if (isVintage(car.firstRegistered, today)) return vintageVehicle;
  const byEngine = car.engineCc === null ? null : annualRate(engineBands, car.engineCc);
  const byCo2 = car.co2 === null ? null : annualRate(car.cycle === 'WLTP' ? wltpBands : nedcBands, car.co2);
  if (car.engineCc === null && car.co2 === 0) return electricCar;
  const registered = car.firstRegistered.toISOString().slice(0, 10);
  if (registered < '2008-01-01') return byEngine;
  // Cars of the first half of 2008 stand between the two regimes and may choose the cheaper one.
  if (registered < '2008-07-01')
    return byEngine === null || byCo2 === null ? (byEngine ?? byCo2) : Math.min(byEngine, byCo2);
  return byCo2;
}

function isVintage(firstRegistered: Date, today: Date): boolean {
  const birthday = new Date(firstRegistered);
  birthday.setUTCFullYear(birthday.getUTCFullYear() + vintageAge);
  return birthday <= today;
}
