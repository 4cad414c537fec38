import { articleBases, articleKinds, isAnchored } from '../article-kind.ts';
import type { ContentMistake } from '../content-mistake.ts';
import { type ContentItem, isArticle } from './content-item.ts';
import type { ReadFile } from './read-file.ts';

/** Addresses that are no content but that texts may link to, with everything below those that end in a slash. */
const otherAddresses = [
  '/',
  '/used-cars/',
  '/commercials/',
  '/bikes/',
  '/search/',
  '/dealers/',
  '/new-cars',
  '/cars/',
  '/cars-ireland',
  '/saved-vehicles',
  '/preferences-centre',
  '/popular-searches',
  '/sitemap',
  '/content',
];

/** A link to nowhere is a mistake of the file that holds it. */
export function checkLinks(files: readonly ReadFile[]): ContentMistake[] {
  const known = new Set([
    ...files.flatMap(({ item }) => (item ? [item.path] : [])),
    ...articleKinds.filter((kind) => !isAnchored(kind)).map((kind) => articleBases[kind]),
  ]);
  return files.flatMap(({ item, links }) => {
    if (!item) return [];
    const { file } = item;
    const related = item.related.map((href) => ({ href, line: 1 }));
    const action = isArticle(item) ? undefined : item.action?.href;
    const button = action?.startsWith('/') ? [{ href: action, line: 1 }] : [];
    return [...related, ...button, ...links]
      .filter(({ href }) => !leadsSomewhere(href, known))
      .map(({ href, line }) => ({ file, line, message: `${href} leads nowhere` }));
  });
}

function leadsSomewhere(href: string, known: ReadonlySet<ContentItem['path']>): boolean {
  const [withoutQuery = ''] = href.split('?');
  const [path = ''] = withoutQuery.split('#');
  if (known.has(withoutQuery) || known.has(path)) return true;
  return otherAddresses.some((address) =>
    address.length > 1 && address.endsWith('/')
      ? path === address.slice(0, -1) || path.startsWith(address)
      : path === address,
  );
}
