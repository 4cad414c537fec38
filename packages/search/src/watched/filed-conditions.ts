import type { SearchableAdvert, SearchableAttribute, SearchQuery } from '@forecourt/domain';
import { Clues } from './clues.ts';
import { Condition } from './condition.ts';

/** Every condition that some watched search has, once. */
export class FiledConditions {
  readonly #clues: Clues;
  /** By their text. */
  readonly #conditions = new Map<string, Condition>();
  readonly #ofClue = new Map<string, Set<Condition>>();
  /** Those without clues. */
  readonly #others = new Set<Condition>();

  constructor(attributes: readonly SearchableAttribute[]) {
    this.#clues = new Clues(attributes);
  }

  get size(): number {
    return this.#conditions.size;
  }

  /** The condition that asks this, for one more search. */
  take(query: SearchQuery): Condition {
    const text = JSON.stringify(query);
    const condition = this.#conditions.get(text) ?? new Condition(query, this.#clues.ofCondition(query));
    if (condition.users === 0) {
      this.#conditions.set(text, condition);
      for (const set of this.#setsOf(condition)) set.add(condition);
    }
    condition.users++;
    return condition;
  }

  /** One search less has it. */
  giveBack(condition: Condition): void {
    condition.users--;
    if (condition.users > 0) return;
    this.#conditions.delete(JSON.stringify(condition.query));
    for (const set of this.#setsOf(condition)) set.delete(condition);
    for (const clue of condition.clues ?? []) {
      if (this.#ofClue.get(clue)?.size === 0) this.#ofClue.delete(clue);
    }
  }

  /** The conditions that some of these adverts could meet, each once. */
  couldBeMetBy(adverts: readonly SearchableAdvert[]): Set<Condition> {
    const found = new Set(this.#others);
    const clues = new Set(adverts.flatMap((advert) => this.#clues.ofAdvert(advert)));
    for (const clue of clues) for (const condition of this.#ofClue.get(clue) ?? []) found.add(condition);
    return found;
  }

  #setsOf({ clues }: Condition): Set<Condition>[] {
    if (!clues) return [this.#others];
    return clues.map((clue) => {
      const set = this.#ofClue.get(clue) ?? new Set();
      this.#ofClue.set(clue, set);
      return set;
    });
  }
}
