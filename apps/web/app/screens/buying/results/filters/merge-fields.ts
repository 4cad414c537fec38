/** Fields by name, where a control knows its new value before the form does. */
export type FieldChanges = Readonly<Record<string, readonly string[]>>;

/** What a form holds, with the changes that it does not know of yet. */
export function mergeFields(
  held: Iterable<readonly [string, unknown]>,
  changes: FieldChanges,
): [string, string][] {
  const kept = [...held].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !(name in changes) ? [[name, value]] : [],
  );
  const changed = Object.entries(changes).flatMap(([name, values]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const fields = [...kept, ...changed];
  const words = fields.find(([name]) => name === 'q')?.[1];
  // Other words than those that were to be taken as they stand are read anew.
  return fields.filter(([name, value]) => name !== 'exact' || value === words);
}
