/** Makes long work yield to everything else that waits in the process. */
export class TimeSlice {
  readonly #milliseconds: number;
  #end: number;
  #asked = 0;

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
    this.#end = performance.now() + milliseconds;
  }

  /** Reading the clock costs more than a small piece of work, so it is checked only at intervals. */
  isOver(): boolean {
    this.#asked++;
    return this.#asked % 32 === 0 && this.isOverNow();
  }

  /** After a larger piece of work. */
  isOverNow(): boolean {
    return performance.now() >= this.#end;
  }

  /** Yields to other work. */
  async next(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    this.#end = performance.now() + this.#milliseconds;
  }
}
