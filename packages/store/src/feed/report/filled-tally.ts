import { attributeByKey, type Vehicle } from '@forecourt/domain';
import { countOf } from './count-of.ts';

/** Values that a feed leaves out and that are known anyway. */
export interface FilledCount {
  adverts: number;
  /** What was filled in, most frequent first. */
  labels: readonly string[];
}

/** Counts the adverts in which something was filled in. */
export class FilledTally {
  #adverts = 0;
  readonly #counts = new Map<keyof Vehicle, number>();

  add(usual: readonly (keyof Vehicle)[]): void {
    if (usual.length === 0) return;
    this.#adverts++;
    for (const key of usual) this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  count(): FilledCount {
    const keys = [...this.#counts].sort(([, one], [, other]) => other - one).map(([key]) => key);
    return { adverts: this.#adverts, labels: keys.map((key) => attributeByKey(key).label) };
  }
}

const mostNamed = 2;

/**
 * `Filled in from what is usual for the model in 1,203 adverts: body, motor tax and 3 more.` Null if nothing
 * was.
 */
export function describeFilled({ adverts, labels }: FilledCount): string | null {
  if (adverts === 0) return null;
  const named = labels
    .slice(0, mostNamed)
    .map((label) => label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()));
  const more = labels.length - named.length;
  const fields = more > 0 ? `${named.join(', ')} and ${more} more` : named.join(' and ');
  return `Filled in from what is usual for the model in ${countOf(adverts, 'advert')}: ${fields}.`;
}
