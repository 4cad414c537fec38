/** The factor that a part of a price counts towards when a valuation shows its working. */
export const factors = ['model', 'age', 'mileage', 'fuel', 'gearbox', 'body', 'version', 'seller'] as const;

export type Factor = (typeof factors)[number];

/**
 * How far the members of a slot are assumed to differ, as a deviation of the logarithm of the price: `level`
 * at all ages, `ageing` per five years, `youth` in the first months, `km` per 10,000 km. The smaller the
 * deviation, the more adverts it takes to move a member away from its parent: that is the shrinkage.
 */
export interface Spread {
  level: number;
  ageing?: number;
  youth?: number;
  km?: number;
}

export interface Slot {
  name: string;
  factor: Factor;
  spread: Spread;
}

/** How many words of a version are used, from the first. */
export const wordSlots = 8;

/**
 * The categories of a vehicle, one per slot. A member unknown to the market adds nothing: its parent is used
 * instead.
 */
// biome-ignore format: one slot a line reads as a table
const named = [
  { name: 'make', factor: 'model', spread: { level: 0.5, ageing: 0.1 } },
  { name: 'model', factor: 'model', spread: { level: 0.5, ageing: 0.1, youth: 0.1 } },
  { name: 'modelFuel', factor: 'fuel', spread: { level: 0.06 } },
  { name: 'modelYear', factor: 'age', spread: { level: 0.03 } },
  { name: 'fuel', factor: 'fuel', spread: { level: 0.2, ageing: 0.1, youth: 0.1 } },
  { name: 'gearbox', factor: 'gearbox', spread: { level: 0.3 } },
  { name: 'body', factor: 'body', spread: { level: 0.2, ageing: 0.1, youth: 0.1, km: 0.02 } },
  { name: 'modelBody', factor: 'body', spread: { level: 0.05 } },
  { name: 'seller', factor: 'seller', spread: { level: 0.3 } },
  { name: 'condition', factor: 'age', spread: { level: 0.3 } },
  { name: 'modelNew', factor: 'age', spread: { level: 0.15 } },
  { name: 'drive', factor: 'version', spread: { level: 0.2 } },
  { name: 'wheelbase', factor: 'body', spread: { level: 0.2 } },
  { name: 'roof', factor: 'body', spread: { level: 0.2 } },
  { name: 'cab', factor: 'body', spread: { level: 0.2 } },
  { name: 'vat', factor: 'seller', spread: { level: 0.3 } },
] as const satisfies readonly Slot[];

export type SlotName = (typeof named)[number]['name'];

export const slots: readonly Slot[] = [
  ...named,
  ...Array.from({ length: wordSlots }, (_, index) => ({
    name: `word${index}`,
    factor: 'version' as const,
    spread: { level: 0.05 },
  })),
];

export const slotCount = slots.length;
export const firstWordSlot = named.length;

/** The position of each named slot. */
export const slotPlaces = Object.fromEntries(named.map(({ name }, index) => [name, index])) as Record<
  SlotName,
  number
>;

export function slotIndex(name: SlotName): number {
  return slotPlaces[name];
}
