import type { Services } from '@forecourt/services';
import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { formatLlmsTxt } from './llms-txt.ts';
import { formatRobotsTxt } from './robots-txt.ts';
import { formatSecurityTxt } from './security-txt.ts';
import { createSitemapRoutes } from './sitemap-routes.ts';
import { buildWebManifest } from './web-manifest.ts';

const anHour = 'public, max-age=3600';
const plainText = 'text/plain; charset=utf-8';

/** Files that crawlers, phones and other programs request from every site, at well-known addresses. */
export function createCrawlerRoutes(
  services: Pick<Services, 'site' | 'content' | 'overview' | 'search'>,
): Hono<AppEnv> {
  const { site } = services;
  const files: Record<string, { type: string; write(): string }> = {
    '/robots.txt': { type: plainText, write: () => formatRobotsTxt(site) },
    '/llms.txt': { type: plainText, write: () => formatLlmsTxt(site.origin) },
    '/.well-known/security.txt': { type: plainText, write: () => formatSecurityTxt(site.origin, new Date()) },
    '/manifest.webmanifest': {
      type: 'application/manifest+json',
      write: () => JSON.stringify(buildWebManifest()),
    },
  };
  const routes = new Hono<AppEnv>();
  for (const [path, { type, write }] of Object.entries(files)) {
    routes.get(path, (c) => {
      c.set('route', path);
      return c.body(write(), 200, { 'Content-Type': type, 'Cache-Control': anHour });
    });
  }
  routes.route('/', createSitemapRoutes(services));
  return routes;
}
