import { escapeXml } from './escape-xml.ts';

/** One address of a sitemap, or one file of an index. */
export interface SitemapEntry {
  path: string;
  /** An ISO day or time; null if unknown. */
  changedAt: string | null;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const sitemapHead = `${declaration}<urlset ${namespace}>\n`;
export const sitemapFoot = '</urlset>\n';

export function formatSitemap(entries: readonly SitemapEntry[], origin: string): string {
  return sitemapHead + formatEntries(entries, origin) + sitemapFoot;
}

export function formatEntries(entries: readonly SitemapEntry[], origin: string): string {
  return entries.map((entry) => `<url>${formatEntry(entry, origin)}</url>\n`).join('');
}

export function formatSitemapIndex(files: readonly SitemapEntry[], origin: string): string {
  const lines = files.map((file) => `<sitemap>${formatEntry(file, origin)}</sitemap>\n`);
  return `${declaration}<sitemapindex ${namespace}>\n${lines.join('')}</sitemapindex>\n`;
}

function formatEntry({ path, changedAt }: SitemapEntry, origin: string): string {
  const changed = changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`;
  return `<loc>${escapeXml(origin + path)}</loc>${changed}`;
}

/** ISO days and times sort as text. */
export function latestOf(times: Iterable<string | null>): string | null {
  let latest: string | null = null;
  for (const time of times) if (time !== null && (latest === null || time > latest)) latest = time;
  return latest;
}
