import type { Services } from '@forecourt/services';
import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { formatAtom } from '../rest/stock/format-atom.ts';
import { buildContentFeed, contentFeedPath } from './build-content-feed.ts';

const mostEntries = 50;

/** `GET /content.atom`: the newest articles. */
export function createContentRoutes({ content, site }: Pick<Services, 'content' | 'site'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get(contentFeedPath, (c) => {
    c.set('route', contentFeedPath);
    return c.body(formatAtom(buildContentFeed(content.latest(mostEntries), site.origin)), 200, {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=600',
    });
  });
  return routes;
}
