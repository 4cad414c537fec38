import { dublinDay } from '@forecourt/domain';
import type { Context } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { matchesTag } from '../../http/responses/entity-tag.ts';

/** Goes up with every release that says the same adverts in another way: caches then forget what they have. */
const shape = 1;

/** Equal versions of the index give equal answers, but for what counts in days from today. */
export function indexTag(version: number, now: Date = new Date()): string {
  const { year, month, day } = dublinDay(now);
  return `W/"${shape}-${version}-${year}.${month}.${day}"`;
}

/** Asked for again each time, and not sent again while the index stands still. */
export const cacheByVersion = 'public, no-cache';

/** Answers "not modified" before any searching is done; null when the client has another version. */
export function answerUnchanged(c: Context<AppEnv>, version: number, cacheControl: string): Response | null {
  const tag = indexTag(version);
  if (!matchesTag(c.req.header('if-none-match'), tag)) return null;
  return c.body(null, 304, { ETag: tag, 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' });
}
