import { foldToKey } from '@forecourt/domain';
import { articlePath } from '../article-kind.ts';
import type { Article } from './content-item.ts';
import type { ReadableLibrary, Subjects } from './readable-library.ts';
import { takeWhere } from './take-where.ts';

type ArticleShelves = Pick<ReadableLibrary, 'article' | 'list' | 'subjects' | 'latest' | 'about'>;

/** Articles sorted once, so that no visitor waits for a scan of all of them. */
export function createArticleShelves(unsorted: readonly Article[]): ArticleShelves {
  const articles = [...unsorted].sort(byDate);
  const byKind = Map.groupBy(articles, ({ kind }) => kind);
  const byPath = new Map(articles.map((article) => [article.path, article]));
  const byMake = Map.groupBy(articles, ({ make }) => foldToKey(make ?? ''));
  const subjectsOf = new Map<string, Subjects>();
  byKind.get('module')?.sort((a, b) => (a.number ?? 0) - (b.number ?? 0));

  return {
    article: (kind, slug) => byPath.get(articlePath(kind, slug)) ?? null,
    list(kind, { make, tag } = {}) {
      if (make === undefined && tag === undefined) return byKind.get(kind) ?? [];
      const candidates = make === undefined ? (byKind.get(kind) ?? []) : (byMake.get(foldToKey(make)) ?? []);
      return candidates.filter(
        (article) => article.kind === kind && (tag === undefined || article.tags.includes(tag)),
      );
    },
    subjects(kind) {
      const known = subjectsOf.get(kind) ?? countSubjects(byKind.get(kind) ?? []);
      subjectsOf.set(kind, known);
      return known;
    },
    latest: (limit, kinds) =>
      takeWhere(articles, ({ kind }) => kinds === undefined || kinds.includes(kind), limit),
    about(make, model) {
      const all = byMake.get(foldToKey(make)) ?? [];
      return model === undefined
        ? all
        : all.filter((article) => foldToKey(article.model ?? '') === foldToKey(model));
    },
  };
}

function countSubjects(articles: readonly Article[]): Subjects {
  return {
    makes: countNames(articles.flatMap(({ make }) => make ?? [])),
    tags: countNames(articles.flatMap(({ tags }) => tags)),
  };
}

function countNames(names: readonly string[]): Subjects['tags'] {
  return [...Map.groupBy(names, (name) => name)]
    .map(([name, each]) => ({ name, count: each.length }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en-IE'));
}

function byDate(a: Article, b: Article): number {
  return a.date === b.date ? a.title.localeCompare(b.title) : a.date < b.date ? 1 : -1;
}
