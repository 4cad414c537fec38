/** Never registered: shown as in stock and without finance. A demonstrator has been registered. */
export function isBrandNew(vehicle: { condition: string | null }): boolean {
  return vehicle.condition === 'New';
}
