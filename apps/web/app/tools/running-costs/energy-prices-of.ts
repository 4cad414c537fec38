import type { Vehicle } from '@forecourt/domain';
import type { EnergyPrices } from '@forecourt/pricing';

const electricity = ['homeNight', 'homeDay', 'publicFast'] as const;

/** The prices that matter to what a vehicle runs on. */
export function energyPricesOf(fuel: Vehicle['fuel']): readonly (keyof EnergyPrices)[] {
  if (fuel === 'Electric') return electricity;
  const litre = fuel?.startsWith('Diesel') ? 'diesel' : 'petrol';
  return fuel?.includes('Plug-in') ? [litre, ...electricity] : [litre];
}
