import { quote } from '../../vehicle/parsing/parse-value.ts';

/** An address parameter that could not be used as it is, and why, as a sentence to show. */
export interface SearchProblem {
  /**
   * `reversed`: a range that starts above its end. `contradiction`: a value both wanted and left out. `repeated`:
   * different values where there can be one, of which the last is used.
   */
  kind: 'unusable' | 'reversed' | 'contradiction' | 'repeated';
  param: string;
  value: string;
  reason: string;
  /** The other end of a reversed range. */
  other?: string;
}

/** The parameters of an address by name, and a list of errors. Empty values count as absent. */
export class SearchParameters {
  readonly problems: SearchProblem[] = [];
  readonly #values = new Map<string, string[]>();

  constructor(pairs: Iterable<readonly [string, string]>) {
    for (const [name, value] of pairs) {
      if (value.trim() === '') continue;
      const values = this.#values.get(name);
      if (values) values.push(value);
      else this.#values.set(name, [value]);
    }
  }

  takeAll(param: string): readonly string[] {
    return this.#values.get(param) ?? [];
  }

  /** The same, where programs write several values in one: `fuel=diesel,petrol`. */
  takeList(param: string): readonly string[] {
    return this.takeAll(param).flatMap((text) => text.split(',').filter((part) => part.trim() !== ''));
  }

  /** A form submitted twice repeats a name: the last one is the visitor's latest choice. */
  takeLast(param: string): string | undefined {
    return this.#values.get(param)?.at(-1);
  }

  takeWhole(param: string, least: number, most: number): number | undefined {
    const text = this.takeLast(param);
    if (text === undefined) return undefined;
    const number = /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    this.refuse(param, text, `${quote(text)} is not a whole number between ${least} and ${most}`);
    return undefined;
  }

  refuse(
    param: string,
    value: string,
    reason: string,
    { kind, other }: Partial<Pick<SearchProblem, 'kind' | 'other'>> = {},
  ): void {
    this.problems.push({
      kind: kind ?? 'unusable',
      param,
      value,
      reason: `${param}: ${reason}.`,
      ...(other && { other }),
    });
  }
}
