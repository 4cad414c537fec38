import { nameKey } from '@forecourt/domain';

/** Finds the codes of a closed list's values like `FoldedNames`: by their letters and digits alone. */
export class ClosedNames {
  readonly #codeOf: ReadonlyMap<unknown, number>;
  /** Made when it is first needed: few lists are asked for in a small market. */
  #codesOfKey: ReadonlyMap<string, readonly number[]> | null = null;

  constructor(codeOf: ReadonlyMap<unknown, number>) {
    this.#codeOf = codeOf;
  }

  codesOf(value: string | number): readonly number[] {
    if (typeof value === 'string') {
      this.#codesOfKey ??= foldAll(this.#codeOf);
      return this.#codesOfKey.get(nameKey(value)) ?? [];
    }
    const code = this.#codeOf.get(value);
    return code === undefined ? [] : [code];
  }
}

function foldAll(codeOf: ReadonlyMap<unknown, number>): Map<string, number[]> {
  const codesOf = new Map<string, number[]>();
  for (const [value, code] of codeOf) {
    const key = nameKey(String(value));
    codesOf.set(key, [...(codesOf.get(key) ?? []), code]);
  }
  return codesOf;
}
