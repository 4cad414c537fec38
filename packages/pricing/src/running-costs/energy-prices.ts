/** What fuel and electricity cost, in euro for a litre or a kWh. A visitor can put in their own. */
export const energyPrices = {
  /** AA Ireland's surveys of 2024 and 2025 lie between €1.75 and €1.81 for petrol. */
  fuel: { asOf: '2025', petrol: 1.76, diesel: 1.74 },
  /** From memory of Irish tariffs; they differ by supplier and hour. */
  electricity: { asOf: '2025', homeDay: 0.35, homeNight: 0.17, publicFast: 0.62 },
} as const;

export interface EnergyPrices {
  petrol: number;
  diesel: number;
  homeDay: number;
  homeNight: number;
  publicFast: number;
}

export const usualEnergyPrices: EnergyPrices = {
  petrol: energyPrices.fuel.petrol,
  diesel: energyPrices.fuel.diesel,
  homeDay: energyPrices.electricity.homeDay,
  homeNight: energyPrices.electricity.homeNight,
  publicFast: energyPrices.electricity.publicFast,
};

/** Most drivers of electric cars charge at home and at night; the rest of the energy is bought by day and on the road. */
export const chargingMix = { homeNight: 0.6, homeDay: 0.2, publicFast: 0.2, asOf: '2026-11-15' } as const;

export function mixedElectricityPrice(prices: EnergyPrices): number {
  return (
    chargingMix.homeNight * prices.homeNight +
    chargingMix.homeDay * prices.homeDay +
    chargingMix.publicFast * prices.publicFast
  );
}
