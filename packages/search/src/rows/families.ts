import { Dictionary } from './dictionary.ts';
import { FoldedNames } from './folded-names.ts';

/**
 * The makes of a channel and their models. A family is one model of one make: documents are sorted by family.
 */
export class Families {
  readonly makes = new Dictionary<string>();
  readonly models = new Dictionary<string>();
  readonly makeNames = new FoldedNames(this.makes);
  readonly modelNames = new FoldedNames(this.models);
  /** By family: the codes of its make and of its model's name, which several makes may share. */
  readonly makeOf: number[] = [];
  readonly modelOf: number[] = [];
  /** By make, then by model. */
  readonly #familyOf = new Map<string, Map<string, number>>();
  #sorted: readonly number[] = [];

  familyOf(make: string, model: string): number {
    return this.#familyOf.get(make)?.get(model) ?? this.#learn(make, model);
  }

  #learn(make: string, model: string): number {
    const family = this.makeOf.length;
    this.makeOf.push(this.makes.codeOf(make));
    this.modelOf.push(this.models.codeOf(model));
    const ofMake = this.#familyOf.get(make) ?? new Map<string, number>();
    this.#familyOf.set(make, ofMake.set(model, family));
    return family;
  }

  get count(): number {
    return this.makeOf.length;
  }

  makeName(family: number): string {
    return this.makes.valueOf(this.makeOf[family] ?? 0) ?? '';
  }

  modelName(family: number): string {
    return this.models.valueOf(this.modelOf[family] ?? 0) ?? '';
  }

  /** All families by make, then by model. */
  sorted(): readonly number[] {
    if (this.#sorted.length === this.count) return this.#sorted;
    this.#sorted = Array.from({ length: this.count }, (_, family) => family).sort(
      (a, b) =>
        compare(this.makeName(a), this.makeName(b)) || compare(this.modelName(a), this.modelName(b)) || a - b,
    );
    return this.#sorted;
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
