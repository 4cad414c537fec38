/** Numbers values from 1 in the order in which they are first seen; 0 means not stated. */
export class Dictionary<Value extends string | number> {
  readonly #codes = new Map<Value, number>();
  /** By code; the first place is unused. */
  readonly #values: (Value | undefined)[] = [undefined];

  codeOf(value: Value): number {
    let code = this.#codes.get(value);
    if (code === undefined) {
      code = this.#values.length;
      this.#values.push(value);
      this.#codes.set(value, code);
    }
    return code;
  }

  find(value: Value): number | undefined {
    return this.#codes.get(value);
  }

  valueOf(code: number): Value | undefined {
    return this.#values[code];
  }

  /** How many codes there are, including 0. */
  get size(): number {
    return this.#values.length;
  }

  /** All values in the order of their codes. */
  values(): Value[] {
    return [...this.#codes.keys()];
  }

  *entries(): Generator<[code: number, value: Value]> {
    for (const [value, code] of this.#codes) yield [code, value];
  }
}
