/** The same finding in several rows, with the sentence of the first row. */
export interface CountedFinding {
  rows: number;
  example: string;
}

/** A feed of rubbish may have a new problem in every row. */
const mostKinds = 1000;

/** Counts findings by field and reason, regardless of each row's value. */
export class FindingTally {
  readonly #kinds = new Map<string, CountedFinding>();

  /** The findings of one row. */
  add(reasons: readonly string[]): void {
    for (const kind of new Set(reasons.map(withoutValue))) {
      const known = this.#kinds.get(kind);
      if (known) known.rows++;
      else if (this.#kinds.size < mostKinds)
        this.#kinds.set(kind, {
          rows: 1,
          example: reasons.find((one) => withoutValue(one) === kind) ?? kind,
        });
    }
  }

  /** Most frequent first. */
  top(count: number): CountedFinding[] {
    return [...this.#kinds.values()].sort((a, b) => b.rows - a.rows).slice(0, count);
  }
}

/** `Colour "Sparkly" is not one of …` and `Colour "Shiny" is not one of …` are the same finding. */
function withoutValue(reason: string): string {
  const start = reason.indexOf('"');
  return start < 0 ? reason : reason.slice(0, start) + reason.slice(reason.lastIndexOf('"') + 1);
}
