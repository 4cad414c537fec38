import { type EquipmentGroup, foldToKey } from '@forecourt/domain';

/** Items that contain every word, in any order, case and hyphenation; a group's own name matches all of it. */
export function filterEquipment(groups: readonly EquipmentGroup[], text: string): readonly EquipmentGroup[] {
  const words = text.split(/\s+/).map(foldToKey).filter(Boolean);
  if (words.length === 0) return groups;
  const holdsAll = (name: string) => {
    const key = foldToKey(name);
    return words.every((word) => key.includes(word));
  };
  return groups.flatMap((group) => {
    const items = holdsAll(group.name) ? group.items : group.items.filter(holdsAll);
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}
