/** The values of each name, in the order in which the names first occur. */
export function groupPairs(pairs: Iterable<readonly [string, string]>): Record<string, string[]> {
  // A map, because every object already has a `constructor`.
  const values = new Map<string, string[]>();
  for (const [name, value] of pairs) {
    const list = values.get(name);
    if (list) list.push(value);
    else values.set(name, [value]);
  }
  return Object.fromEntries(values);
}
