import { articleBases } from '../article-kind.ts';
import type { ContentMistake } from '../content-mistake.ts';
import { type ContentItem, isArticle } from './content-item.ts';
import type { ReadFile } from './read-file.ts';

/**
 * Addresses that are not content but that texts may link to, including everything below those that end in a
 * slash.
 */
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
  '/sell',
  '/sign-in',
  '/account',
  '/my-adverts',
  '/conversations',
  '/office',
  '/content',
  '/dealer-info/feed-checker',
  '/feed-examples/',
  // The kinds that share the review screen have no page of words.
  ...(['review', 'guide', 'advice', 'article', 'news'] as const).map((kind) => articleBases[kind]),
];

/** Where the screen puts the form of a page. */
const formAnchor = 'contact';

/** A link to a missing page, a draft or a missing anchor is an error of the file that contains it. */
export function checkLinks(files: readonly ReadFile[]): ContentMistake[] {
  const items = files.flatMap(({ item }) => item ?? []);
  const byPath = new Map(items.map((item) => [item.path, item]));
  const anchorsOf = new Map<string, ReadonlySet<string>>();

  return files.flatMap(({ item, links }) =>
    item ? links.flatMap(({ href, line }) => findMistake(item, href, line) ?? []) : [],
  );

  function findMistake(from: ContentItem, href: string, line: number): ContentMistake | null {
    const mistake = (message: string) => ({ file: from.file, line, message: `${href} ${message}` });
    const { pathname, hash } = new URL(href, `https://site${from.path}`);
    const target = byPath.get(pathname);
    if (!target) return isOtherAddress(pathname) ? null : mistake('leads nowhere');
    if (target.draft && !from.draft) return mistake('leads to a draft');
    return hash === '' || anchorsIn(target).has(hash.slice(1)) ? null : mistake('leads to no heading there');
  }

  function anchorsIn(item: ContentItem): ReadonlySet<string> {
    const known = anchorsOf.get(item.path) ?? new Set([...item.anchors, ...screenAnchors(item)]);
    anchorsOf.set(item.path, known);
    return known;
  }

  /** A page that lists articles has an anchor for each of them. */
  function screenAnchors(item: ContentItem): string[] {
    if (isArticle(item)) return [];
    const listed = items.flatMap((each) => (isArticle(each) && each.kind === item.list ? [each.slug] : []));
    return item.form ? [...listed, formAnchor] : listed;
  }
}

function isOtherAddress(path: string): boolean {
  return otherAddresses.some((address) =>
    address.length > 1 && address.endsWith('/')
      ? path === address.slice(0, -1) || path.startsWith(address)
      : path === address,
  );
}
