import { foldToKey } from '@forecourt/domain';
import { articleBases } from '../article-kind.ts';
import { type ContentItem, isArticle } from './content-item.ts';
import { takeWhere } from './take-where.ts';

const sameModel = 6;
const sameMake = 3;
/** Less than any tag: it only breaks ties. */
const sameKind = 0.01;

export type FindRelated = (item: ContentItem, limit: number) => ContentItem[];

/**
 * Items named by the writer come first. Then each other item scores for the same make and model and for every
 * shared tag, by how rare the tag is: of 40 items, 2 of which are on `nct`, that tag weighs log(40 / 2) ≈ 3,
 * and one that all have weighs nothing. The newest of the same kind fill the rest. Only items that share
 * something are compared, so that a large library is as fast as a small one.
 */
export function createRelatedIndex(items: readonly ContentItem[]): FindRelated {
  const byPath = new Map(items.map((item) => [item.path, item]));
  const newestFirst = [...items].sort((a, b) => compareByDate(a, b));
  const byTag = new Map<string, ContentItem[]>();
  for (const item of items) for (const tag of item.tags) gather(byTag, tag, item);
  const byMake = Map.groupBy(items.filter(isArticle), ({ make }) => foldToKey(make ?? ''));
  const byKind = Map.groupBy(newestFirst.filter(isArticle), ({ kind }) => kind);

  return (item, limit) => {
    const named = item.related.flatMap((path) => byPath.get(path) ?? []);
    const left = new Set<ContentItem>([item, ...named]);
    const canFollow = (other: ContentItem) => !left.has(other) && !isGatheredBy(item, other);
    const scored = [...scoresFor(item)]
      .filter(([other, score]) => score > 0 && canFollow(other))
      .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || compareByDate(a, b))
      .map(([other]) => other);
    const first = [...named, ...scored].slice(0, limit);
    for (const other of first) left.add(other);
    const same = isArticle(item) ? (byKind.get(item.kind) ?? []) : [];
    return [...first, ...takeWhere(same, canFollow, limit - first.length)];
  };

  function scoresFor(item: ContentItem): Map<ContentItem, number> {
    const scores = new Map<ContentItem, number>();
    const add = (other: ContentItem, score: number) => scores.set(other, (scores.get(other) ?? 0) + score);
    for (const tag of item.tags) {
      const holders = byTag.get(tag) ?? [];
      for (const other of holders) add(other, Math.log(items.length / holders.length));
    }
    if (!isArticle(item)) return scores;
    const { make, model = '' } = item;
    for (const other of make ? (byMake.get(foldToKey(make)) ?? []) : []) {
      const isSameModel = model !== '' && foldToKey(other.model ?? '') === foldToKey(model);
      add(other, sameMake + (isSameModel ? sameModel : 0));
    }
    for (const [other, score] of scores) {
      if (score > 0 && isArticle(other) && other.kind === item.kind) scores.set(other, score + sameKind);
    }
    return scores;
  }
}

/** One of the two is the page on which the other is listed. */
function isGatheredBy(a: ContentItem, b: ContentItem): boolean {
  return [
    [a, b],
    [b, a],
  ].some(([one, other]) => one && other && isArticle(one) && articleBases[one.kind] === other.path);
}

function compareByDate(a: ContentItem, b: ContentItem): number {
  return a.date === b.date ? a.path.localeCompare(b.path) : a.date < b.date ? 1 : -1;
}

function gather<Key, Item>(groups: Map<Key, Item[]>, key: Key, item: Item): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}
