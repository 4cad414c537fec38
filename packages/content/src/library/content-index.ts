import { foldText } from '@forecourt/domain';
import { chooseSearchWords, isLetter } from './choose-search-words.ts';
import { type ContentItem, isArticle } from './content-item.ts';

/** A word in the title says more about an item than one in its text. */
const weights = { title: 8, subject: 5, summary: 3, text: 1 } as const;

export type SearchContent = (text: string, limit: number, isShown: (item: ContentItem) => boolean) => Found;

export interface Found {
  total: number;
  /** Best first. */
  items: ContentItem[];
  /** Words that were ignored because they occur everywhere. */
  ignored: readonly string[];
}

type Scores = ReadonlyMap<number, number>;

/**
 * Finds the items that contain every word; the last word may be a prefix, because the visitor is still
 * typing. A word scores once, for its most important place. Built once from everything, including drafts and
 * scheduled items: each search filters what may be shown.
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

  return (text, limit, isShown) => {
    const { wanted, ignored } = chooseSearchWords(wordsOf(text));
    const lists = wanted.map((word, index) => scoresOf(word, index === wanted.length - 1 && !isLetter(word)));
    // The rarest word first: items without it need not be checked.
    const [rarest, ...others] = lists.sort((a, b) => a.size - b.size);
    const hits: { item: ContentItem; score: number }[] = [];
    for (const [position, score] of rarest ?? []) {
      const item = items[position];
      if (!item || !isShown(item) || !others.every((list) => list.has(position))) continue;
      hits.push({ item, score: others.reduce((sum, list) => sum + (list.get(position) ?? 0), score) });
    }
    hits.sort((a, b) => b.score - a.score || compareByTitle(a.item, b.item));
    return { total: hits.length, items: hits.slice(0, limit).map(({ item }) => item), ignored };
  };

  function add(text: string, weight: number, position: number): void {
    for (const word of wordsOf(text)) {
      const places = postings.get(word) ?? new Map<number, number>();
      // The places are sorted by weight, so the first is the most important.
      if (!places.has(position)) places.set(position, weight);
      postings.set(word, places);
    }
  }

  function scoresOf(word: string, isBeginning: boolean): Scores {
    if (!isBeginning) return postings.get(word) ?? new Map();
    const known = wordsBeginning(word);
    if (known.length === 1) return postings.get(known[0] ?? '') ?? new Map();
    const best = new Map<number, number>();
    for (const each of known) {
      for (const [position, weight] of postings.get(each) ?? []) {
        if ((best.get(position) ?? 0) < weight) best.set(position, weight);
      }
    }
    return best;
  }

  /** They are adjacent in the sorted list. */
  function wordsBeginning(start: string): string[] {
    let [low, high] = [0, words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((words[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (words[end]?.startsWith(start)) end += 1;
    return words.slice(low, end);
  }
}

function compareByTitle(a: ContentItem, b: ContentItem): number {
  return a.title < b.title ? -1 : a.title > b.title ? 1 : 0;
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[a-z0-9]+/g) ?? [];
}
