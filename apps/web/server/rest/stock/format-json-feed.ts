import { brand } from '@forecourt/site';
import type { FeedView } from './build-feed-view.ts';

/** JSON Feed 1.1, as jsonfeed.org describes it. */
export function formatJsonFeed(view: FeedView): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: view.title,
    home_page_url: view.pageUrl,
    feed_url: view.selfUrl,
    ...(view.nextUrl !== null && { next_url: view.nextUrl }),
    language: 'en-IE',
    authors: [{ name: brand.name }],
    items: view.entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      content_text: entry.summary,
      ...(entry.imageUrl !== null && { image: entry.imageUrl }),
      date_published: entry.publishedAt,
      date_modified: entry.updatedAt,
    })),
  });
}
