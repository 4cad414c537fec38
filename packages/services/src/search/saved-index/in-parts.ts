/** Small enough to be written without blocking. */
const mostBytes = 4 * 1024 * 1024;
const mostItems = 20_000;
/** A smaller typed array is not worth a part of its own. */
const fewestBytes = 64 * 1024;

type Numbers = Uint8Array | Uint32Array | Float64Array;
type Numbered = Numbers | readonly unknown[];

/** A slice of something large, or the rest once everything large is taken out. */
export type Part =
  | { kind: 'stretch'; of: number; type: string; length: number; from: number; items: Numbered }
  | { kind: 'rest'; value: unknown };

/** A placeholder in the rest for something large; no data of ours has such a key. */
const placeKey = '\0place';

const typedArrays = { Uint8Array, Uint32Array, Float64Array };

/** Plain data of any size, split into parts that are all small and together give the same data again. */
export function* partsOf(value: unknown): Generator<Part> {
  let count = 0;

  function* take(each: unknown): Generator<Part, unknown> {
    if (isLarge(each)) {
      const of = count++;
      const { length } = each;
      const step = Array.isArray(each)
        ? mostItems
        : Math.floor(mostBytes / (each as Numbers).BYTES_PER_ELEMENT);
      for (let from = 0; from < length; from += step) {
        const items = each.slice(from, from + step);
        yield { kind: 'stretch', of, type: each.constructor.name, length, from, items };
      }
      return { [placeKey]: of };
    }
    if (Array.isArray(each)) {
      const rest: unknown[] = [];
      for (const item of each) rest.push(yield* take(item));
      return rest;
    }
    if (typeof each !== 'object' || each === null || ArrayBuffer.isView(each)) return each;
    const rest: Record<string, unknown> = {};
    for (const [key, item] of Object.entries(each)) rest[key] = yield* take(item);
    return rest;
  }

  yield { kind: 'rest', value: yield* take(value) };
}

function isLarge(value: unknown): value is Numbered {
  if (Array.isArray(value)) return value.length > mostItems;
  return isNumbers(value) && value.byteLength > fewestBytes;
}

function isNumbers(value: unknown): value is Numbers {
  return Object.values(typedArrays).some((type) => value instanceof type);
}

/** Reassembles parts; they must come in order. */
export class Assembly {
  readonly #large: (Numbers | unknown[])[] = [];

  /** The input of `partsOf`, once its last part has come. */
  add(part: Part): { value: unknown } | null {
    if (part.kind === 'rest') return { value: this.#put(part.value) };
    this.#large[part.of] ??= emptyOf(part.type, part.length);
    const whole = this.#large[part.of];
    if (Array.isArray(whole)) for (const item of part.items) whole.push(item);
    else whole?.set(part.items as Numbers, part.from);
    return null;
  }

  #put(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.#put(each));
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
    if (placeKey in value) return this.#large[Number(value[placeKey])];
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, this.#put(each)]));
  }
}

function emptyOf(type: string, length: number): Numbers | unknown[] {
  if (type === 'Array') return [];
  const TypedArray = typedArrays[type as keyof typeof typedArrays];
  if (!TypedArray) throw new Error(`Cannot serialise a ${type}.`);
  return new TypedArray(length);
}
