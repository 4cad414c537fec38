/** The kinds of vehicle that people choose before a make. */

export function isElectric(fuel: string): boolean {
  return fuel === 'Electric';
}

/** One that charges itself, or a plug-in. */
export function isHybrid(fuel: string): boolean {
  return fuel.includes('Hybrid');
}

/** A family car carries more than five: it has seven seats or more. */
export function isFamilySized(seats: number): boolean {
  return seats >= 7;
}
