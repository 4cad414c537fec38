/** Numbers values from 1 in the order in which they are first met; 0 means that an advert states none. */
export class Dictionary<Value extends string | number> {
  readonly #codes = new Map<Value, number>();
  /** By code; the first place belongs to no value. */
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

  /** How many codes there are, 0 among them. */
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
