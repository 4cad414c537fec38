import { type Article, changedOn } from '@forecourt/content';
import { drawnPicture } from '@forecourt/services';
import { brand } from '@forecourt/site';
import type { FeedEntry, FeedView } from '../rest/stock/build-feed-view.ts';

export const contentFeedPath = '/content.atom';

/** The newest articles as a feed. */
export function buildContentFeed(articles: readonly Article[], origin: string): FeedView {
  const entries = articles.map((article) => buildEntry(article, origin));
  return {
    id: `${origin}/content`,
    title: `${brand.name}: reviews, news and advice`,
    pageUrl: `${origin}/content`,
    selfUrl: origin + contentFeedPath,
    previousUrl: null,
    nextUrl: null,
    updatedAt: entries.reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), firstDay),
    entries,
  };
}

/** An empty feed must still state when it last changed. */
const firstDay = atMidnight('2026-01-01');

function buildEntry(article: Article, origin: string): FeedEntry {
  return {
    id: origin + article.path,
    url: origin + article.path,
    title: article.title,
    summary: article.summary,
    imageUrl: origin + drawnPicture(article.picture, [800]).imageUrl,
    publishedAt: atMidnight(article.date),
    updatedAt: atMidnight(changedOn(article)),
  };
}

function atMidnight(day: string): string {
  return `${day}T00:00:00.000Z`;
}
