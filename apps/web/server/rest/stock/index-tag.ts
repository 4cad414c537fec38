import { dublinDay } from '@forecourt/domain';
import type { FoundAdverts } from '@forecourt/services';
import type { Context } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { matchesTag } from '../../http/responses/entity-tag.ts';

/** Increased with every release that presents the same adverts differently, which invalidates caches. */
const shape = 2;

/** The index of a response. */
type IndexState = Pick<FoundAdverts, 'version' | 'revision'>;

/** An equal state of the index gives equal responses, except for values that depend on today's date. */
export function indexTag({ version, revision }: IndexState, now: Date = new Date()): string {
  const { year, month, day } = dublinDay(now);
  return `W/"${shape}-${version}.${revision}-${year}.${month}.${day}"`;
}

/** Revalidated each time, and not sent again while the index is unchanged. */
export const cacheByVersion = 'public, no-cache';

/** Answers "not modified" before any search is done; null if the client has another version. */
export function answerUnchanged(
  c: Context<AppEnv>,
  state: IndexState,
  cacheControl: string,
): Response | null {
  const tag = indexTag(state);
  if (!matchesTag(c.req.header('if-none-match'), tag)) return null;
  return c.body(null, 304, { ETag: tag, 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' });
}
