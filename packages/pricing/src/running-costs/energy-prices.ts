import { electricFactors } from '../ev/electric-driving.ts';

/** What fuel and electricity cost, in euro per litre or kWh. A visitor can enter their own. */
export const energyPrices = {
  /** AA Ireland's surveys of 2024 and 2025 lie between €1.75 and €1.81 for petrol. */
  fuel: { asOf: '2025', petrol: 1.76, diesel: 1.74 },
  /**
   * From memory of Irish tariffs; they differ by supplier and hour. There is no single figure for a slow
   * public post: a tenth less than at a fast charger is our assumption.
   */
  electricity: { asOf: '2025', homeDay: 0.35, homeNight: 0.17, publicPost: 0.56, publicFast: 0.62 },
} as const;

export interface EnergyPrices {
  petrol: number;
  diesel: number;
  homeDay: number;
  homeNight: number;
  /** At a public AC post. */
  publicPost: number;
  /** At a DC charger. */
  publicFast: number;
}

export const usualEnergyPrices: EnergyPrices = {
  petrol: energyPrices.fuel.petrol,
  diesel: energyPrices.fuel.diesel,
  homeDay: energyPrices.electricity.homeDay,
  homeNight: energyPrices.electricity.homeNight,
  publicPost: energyPrices.electricity.publicPost,
  publicFast: energyPrices.electricity.publicFast,
};

/**
 * The cost of each kWh in the battery: more than the tariff, because some of the energy is lost while
 * charging.
 */
export function storedKwhPrices(
  prices: EnergyPrices,
): Pick<EnergyPrices, 'homeDay' | 'homeNight' | 'publicPost' | 'publicFast'> {
  const { ac, dc } = electricFactors.efficiency;
  return {
    homeDay: prices.homeDay / ac,
    homeNight: prices.homeNight / ac,
    publicPost: prices.publicPost / ac,
    publicFast: prices.publicFast / dc,
  };
}

/**
 * Most drivers of electric cars charge at home and at night; the rest of the energy is bought by day and on
 * the road.
 */
export const chargingMix = { homeNight: 0.6, homeDay: 0.2, publicFast: 0.2, asOf: '2026-11-15' } as const;

/** Per kWh in the battery, charged where most drivers do. */
export function mixedElectricityPrice(prices: EnergyPrices): number {
  const stored = storedKwhPrices(prices);
  return (
    chargingMix.homeNight * stored.homeNight +
    chargingMix.homeDay * stored.homeDay +
    chargingMix.publicFast * stored.publicFast
  );
}
