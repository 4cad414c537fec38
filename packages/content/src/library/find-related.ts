import { foldToKey } from '@forecourt/domain';
import { type ContentItem, isArticle } from './content-item.ts';

const sameModel = 6;
const sameMake = 3;
/** Less than any tag: it only fills up the row. */
const sameKind = 0.01;

/**
 * What its writer named comes first. Then each other item scores for the same make and model and for every shared tag,
 * by how rare the tag is: of 40 items, 2 of which are on `nct`, that tag weighs log(40 / 2) ≈ 3 and one that all
 * have weighs nothing. What stands on the same page is left out.
 */
export function findRelated(
  item: ContentItem,
  items: readonly ContentItem[],
  byPath: ReadonlyMap<string, ContentItem>,
  limit: number,
): ContentItem[] {
  const named = item.related.flatMap((path) => byPath.get(path) ?? []);
  const holders = new Map<string, number>();
  for (const tag of items.flatMap(({ tags }) => tags)) holders.set(tag, (holders.get(tag) ?? 0) + 1);

  const scored = items
    .filter((other) => pageOf(other) !== pageOf(item) && !named.includes(other))
    .map((other) => ({
      other,
      score: scoreOf(item, other, (tag) => Math.log(items.length / (holders.get(tag) ?? 1))),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.other.date < b.other.date ? 1 : -1));
  return [...named, ...scored.map(({ other }) => other)].slice(0, limit);
}

function scoreOf(item: ContentItem, other: ContentItem, weightOf: (tag: string) => number): number {
  const shared = item.tags.filter((tag) => other.tags.includes(tag));
  const byTags = shared.reduce((sum, tag) => sum + weightOf(tag), 0);
  if (!isArticle(item) || !isArticle(other)) return byTags;
  const byKind = byTags + (item.kind === other.kind ? sameKind : 0);
  if (!item.make || !other.make || foldToKey(item.make) !== foldToKey(other.make)) return byKind;
  const isSameModel = item.model && other.model && foldToKey(item.model) === foldToKey(other.model);
  return byKind + sameMake + (isSameModel ? sameModel : 0);
}

function pageOf({ path }: ContentItem): string {
  return path.split('#', 1)[0] ?? path;
}
