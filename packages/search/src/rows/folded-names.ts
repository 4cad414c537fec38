import { nameKey } from '@forecourt/domain';
import type { Dictionary } from './dictionary.ts';

/**
 * Finds the codes of names by their letters and digits alone, so that `mercedes-benz` finds Mercedes-Benz.
 */
export class FoldedNames {
  readonly #dictionary: Dictionary<string | number>;
  readonly #codesOf = new Map<string, number[]>();
  #known = 1;

  constructor(dictionary: Dictionary<string | number>) {
    this.#dictionary = dictionary;
  }

  /** The codes of all names that fold alike; for a number, its own. */
  codesOf(name: string | number): readonly number[] {
    for (; this.#known < this.#dictionary.size; this.#known++) {
      const key = nameKey(String(this.#dictionary.valueOf(this.#known) ?? ''));
      this.#codesOf.set(key, [...(this.#codesOf.get(key) ?? []), this.#known]);
    }
    if (typeof name === 'number') {
      const code = this.#dictionary.find(name);
      return code === undefined ? [] : [code];
    }
    return this.#codesOf.get(nameKey(name)) ?? [];
  }
}
