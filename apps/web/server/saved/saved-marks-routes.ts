import { formatSavedMarks, parseSavedCookie, savedMarksPath } from '@forecourt/site';
import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';

/** `GET /saved-vehicles/marks`: the visitor's own style sheet, from the cookie. */
export function createSavedMarksRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get(savedMarksPath, (c) => {
    c.set('route', savedMarksPath);
    return c.body(formatSavedMarks(parseSavedCookie(c.req.header('cookie') ?? null)), 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'private, no-cache',
    });
  });
}
