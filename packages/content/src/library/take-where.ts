/** The first matches; the rest of a long list is not scanned. */
export function takeWhere<Item>(
  items: Iterable<Item>,
  isWanted: (item: Item) => boolean,
  limit: number,
): Item[] {
  const taken: Item[] = [];
  for (const item of items) {
    if (taken.length >= limit) break;
    if (isWanted(item)) taken.push(item);
  }
  return taken;
}
