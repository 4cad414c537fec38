import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env.ts';
import { addCall } from './add-call.ts';
import { json } from './rest-problem.ts';

const route = createRoute({
  method: 'get',
  path: '/csrf',
  summary: 'The token that a change must repeat in X-XSRF-TOKEN',
  description: 'It is also set as the cookie XSRF-TOKEN, or __Host-XSRF-TOKEN over https.',
  responses: {
    200: json('The token of this visitor', z.object({ token: z.string() }).openapi('CsrfToken')),
  },
});

/** For scripts on pages from a shared cache, which therefore contain no token. */
export function addCsrfToken(rest: OpenAPIHono<AppEnv>): void {
  addCall(rest, route, (c) => {
    return c.json({ token: c.get('csrfToken')() }, 200);
  });
}
