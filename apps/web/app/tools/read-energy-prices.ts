import { type EnergyPrices, usualEnergyPrices } from '@forecourt/pricing';
import type { ToolInput } from './tool-input.ts';

const labels: Record<keyof EnergyPrices, string> = {
  homeNight: 'Home, night (€ a kWh)',
  homeDay: 'Home, day (€ a kWh)',
  publicPost: 'Public post (€ a kWh)',
  publicFast: 'Fast charger (€ a kWh)',
  petrol: 'Petrol (€ a litre)',
  diesel: 'Diesel (€ a litre)',
};

export const energyPriceNames = Object.keys(labels) as (keyof EnergyPrices)[];

/** Asks for these prices. One that cannot be used is left out here and refused with the form. */
export function readEnergyPrices(
  input: ToolInput,
  names: readonly (keyof EnergyPrices)[],
): Partial<EnergyPrices> {
  const prices: Partial<EnergyPrices> = {};
  for (const name of names) {
    const price = input.number({
      name,
      label: labels[name],
      min: 0,
      max: 20,
      usual: usualEnergyPrices[name],
      isDecimal: true,
      isMore: true,
    });
    if (price !== null) prices[name] = price;
  }
  return prices;
}
