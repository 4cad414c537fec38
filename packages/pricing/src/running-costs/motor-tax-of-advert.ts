import { motorTaxOf, type TaxedVehicle } from '@forecourt/domain';
import { bornOf, dayOfYear } from '../market/born.ts';
import { factsOfAdvert, type PricedAdvert } from '../market/vehicle-facts.ts';

const firstWltpYear = 2021;

/** The yearly tax as the advert states it, or as the law has it for what the advert states; null where that is too little. */
export function motorTaxOfAdvert(advert: PricedAdvert, now: number): number | null {
  const { motorTax } = advert.vehicle;
  if (motorTax !== null && motorTax !== undefined) return motorTax;
  const taxed = taxedVehicle(advert, now);
  return taxed && motorTaxOf(taxed, new Date(dayOfYear(now)));
}

function taxedVehicle(advert: PricedAdvert, now: number): TaxedVehicle | null {
  const { channel, vehicle } = advert;
  const { year, half, condition } = factsOfAdvert(advert);
  const firstRegistered = new Date(dayOfYear(condition === 'New' ? now : bornOf(year, half)));
  const isElectric = vehicle.fuel === 'Electric';
  const engineCc = isElectric ? null : (vehicle.engineCc ?? null);
  switch (channel) {
    case 'Car': {
      const cycle = firstRegistered.getUTCFullYear() >= firstWltpYear ? 'WLTP' : 'NEDC';
      return { kind: 'car', firstRegistered, engineCc, co2: isElectric ? 0 : (vehicle.co2 ?? null), cycle };
    }
    case 'Bike':
      return isElectric || engineCc !== null ? { kind: 'motorcycle', firstRegistered, engineCc } : null;
    case 'Commercial': {
      if (vehicle.body === 'Motorhome / Camper') return { kind: 'motor-caravan' };
      const { grossWeightKg, payloadKg } = vehicle;
      if (!grossWeightKg || !payloadKg) return null;
      return { kind: 'goods', unladenKg: grossWeightKg - payloadKg, isElectric };
    }
  }
}
