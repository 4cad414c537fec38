import { readFileSync } from 'node:fs';

/** The file with other addresses. Fails if it no longer contains what is replaced: the rehearsal would be of something else. */
export function changeFile(path: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  return changes.reduce(
    (before, [from, to]) => {
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${path} no longer contains ${from}.`);
      return after;
    },
    readFileSync(path, 'utf8'),
  );
}
