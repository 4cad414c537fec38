import type { APIRequestContext } from '@playwright/test';

/** What machines read from a page, in its HTML as the server sent it. */
export interface ReadPage {
  path: string;
  status: number;
  location: string | null;
  html: string;
  title: string;
  canonical: string | null;
  robots: string | null;
  headings: number;
  /** The blocks of schema.org data. */
  blocks: Record<string, unknown>[];
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

/** Redirects are not followed: the target of an address is part of the check. */
export async function readPage(request: APIRequestContext, path: string): Promise<ReadPage> {
  const response = await request.get(path, { maxRedirects: 0, headers: { accept: 'text/html' } });
  const html = await response.text();
  const tags = html.match(/<(?:meta|link)\b[^>]*>/g) ?? [];
  const attributeOf = (marker: string, name: string) => {
    const tag = tags.find((each) => each.includes(marker));
    const value = tag && new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
    return value === undefined ? null : decode(value);
  };
  return {
    path,
    status: response.status(),
    location: response.headers().location ?? null,
    html,
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    canonical: attributeOf('rel="canonical"', 'href'),
    robots: attributeOf('name="robots"', 'content'),
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
    blocks: [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json),
    ),
  };
}
