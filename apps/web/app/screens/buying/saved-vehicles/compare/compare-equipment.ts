import { type Advert, foldToKey } from '@forecourt/domain';
import { buildRow, type CompareGroup, isStated } from './compare-row.ts';

export interface ComparedEquipment {
  /** On every vehicle. */
  shared: string[];
  /** On this vehicle and no other, for each vehicle. */
  own: string[][];
}

/** Sellers spell the same thing differently: `Air-conditioning` and `air conditioning` match here. */
export function compareEquipment(lists: readonly (readonly string[])[]): ComparedEquipment {
  const holders = new Map<string, number>();
  for (const list of lists)
    for (const key of new Set(list.map(foldToKey))) holders.set(key, (holders.get(key) ?? 0) + 1);
  const heldBy = (count: number) => (name: string) => holders.get(foldToKey(name)) === count;
  return {
    shared: lists.length > 1 ? (lists[0] ?? []).filter(heldBy(lists.length)) : [],
    own: lists.map((list) => list.filter(heldBy(1))),
  };
}

export function buildEquipmentGroup(adverts: readonly Advert[]): CompareGroup {
  const { shared, own } = compareEquipment(adverts.map(({ vehicle }) => vehicle.equipment ?? []));
  return {
    name: 'Equipment',
    rows: [
      buildRow(
        'own-equipment',
        'Only this one',
        own.map((names) => names.join(', ')),
      ),
      buildRow(
        'shared-equipment',
        'All of them',
        adverts.map(() => shared.join(', ')),
      ),
    ].filter(isStated),
  };
}
