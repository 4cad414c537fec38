/** Long work takes turns with everything else that waits in the process. */
export class Turns {
  readonly #milliseconds: number;
  #end: number;
  #asked = 0;

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
    this.#end = performance.now() + milliseconds;
  }

  /** Asking the clock costs more than a small piece of work: it is looked at every so often. */
  isOver(): boolean {
    this.#asked++;
    return this.#asked % 32 === 0 && performance.now() >= this.#end;
  }

  /** Lets the others have their turn. */
  async next(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    this.#end = performance.now() + this.#milliseconds;
  }
}
