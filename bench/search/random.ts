/** Mulberry32: small, fast, the same everywhere. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 to 1, excluding 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  isOneIn(often: number): boolean {
    return this.next() * often < 1;
  }

  pick<T>(values: readonly T[]): T {
    return values[this.below(values.length)] as T;
  }

  /** The first values far more often than the last, as with makes and counties. */
  pickSkewed<T>(values: readonly T[]): T {
    return values[Math.floor(values.length * this.next() ** 2.2)] as T;
  }

  /** Approximately normal, from three dice. */
  around(middle: number, spread: number): number {
    return middle + (this.next() + this.next() + this.next() - 1.5) * spread;
  }
}
