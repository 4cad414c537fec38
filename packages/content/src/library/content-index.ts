import { foldAccents } from '@forecourt/domain';
import { type ContentItem, isArticle } from './content-item.ts';

/** A word in the title says more of what an item is about than one in its text. */
const weights = { title: 8, subject: 5, summary: 3, text: 1 } as const;

export type SearchContent = (text: string, limit: number) => ContentItem[];

/**
 * Finds the items that hold every word; the last word may be the beginning of one, as somebody is still typing it.
 * A word scores once for the weightiest place where it stands.
 */
export function createContentIndex(items: readonly ContentItem[]): SearchContent {
  const postings = new Map<string, Map<number, number>>();
  items.forEach((item, position) => {
    const subject = [
      ...item.tags,
      ...(isArticle(item) ? [item.kind, item.make ?? '', item.model ?? ''] : []),
    ];
    add(item.title, weights.title, position);
    add(subject.join(' '), weights.subject, position);
    add(item.summary, weights.summary, position);
    add(item.text, weights.text, position);
  });
  const words = [...postings.keys()].sort();

  return (text, limit) => {
    const wanted = wordsOf(text);
    if (wanted.length === 0) return [];
    const scores = wanted.map((word, index) => scoresOf(word, index === wanted.length - 1));
    const [first = new Map<number, number>(), ...others] = scores;
    return [...first]
      .filter(([position]) => others.every((each) => each.has(position)))
      .map(([position]) => ({
        position,
        score: scores.reduce((sum, each) => sum + (each.get(position) ?? 0), 0),
      }))
      .sort((a, b) => b.score - a.score || a.position - b.position)
      .slice(0, limit)
      .flatMap(({ position }) => items[position] ?? []);
  };

  function add(text: string, weight: number, position: number): void {
    for (const word of wordsOf(text)) {
      const places = postings.get(word) ?? new Map<number, number>();
      places.set(position, Math.max(places.get(position) ?? 0, weight));
      postings.set(word, places);
    }
  }

  function scoresOf(word: string, isLast: boolean): Map<number, number> {
    if (!isLast) return postings.get(word) ?? new Map();
    const best = new Map<number, number>();
    for (const known of words) {
      if (!known.startsWith(word)) continue;
      for (const [position, weight] of postings.get(known) ?? []) {
        best.set(position, Math.max(best.get(position) ?? 0, weight));
      }
    }
    return best;
  }
}

function wordsOf(text: string): string[] {
  return (
    foldAccents(text)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  );
}
