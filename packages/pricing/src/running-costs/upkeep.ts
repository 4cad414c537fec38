import type { Vehicle } from '@forecourt/domain';

/** What garages and tyres cost in a year, from memory: a starting point. */
export const upkeep = {
  asOf: '2025',
  service: { petrol: 330, diesel: 380, hybrid: 340, electric: 190 },
  tyres: 220,
} as const;

export function serviceCost(fuel: Vehicle['fuel']): number {
  if (fuel === 'Electric') return upkeep.service.electric;
  if (fuel?.includes('Hybrid')) return upkeep.service.hybrid;
  return fuel === 'Diesel' ? upkeep.service.diesel : upkeep.service.petrol;
}
