/** Fields by name, for controls that know their new value before the form does. */
export type FieldChanges = Readonly<Record<string, readonly string[]>>;

/** A form's values, with the changes that it does not have yet. */
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
  // Words that differ from the literal ones are interpreted again.
  return fields.filter(([name, value]) => name !== 'exact' || value === words);
}
