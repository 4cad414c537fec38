import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env.ts';
import { methodNotAllowed } from './rest-problem.ts';

const route = createRoute({
  method: 'get',
  path: '/csrf',
  summary: 'The token that a change must repeat in X-XSRF-TOKEN',
  description: 'It also comes as the cookie XSRF-TOKEN, which over https is called __Host-XSRF-TOKEN.',
  responses: {
    200: {
      description: 'The token of this visitor',
      content: { 'application/json': { schema: z.object({ token: z.string() }).openapi('CsrfToken') } },
    },
  },
});

/** For scripts on pages that a shared cache may have kept, and which therefore hold no token. */
export function addCsrfToken(rest: OpenAPIHono<AppEnv>): void {
  rest.openapi(route, (c) => {
    c.set('route', '/rest/1.0/csrf');
    return c.json({ token: c.get('csrfToken')() }, 200);
  });
  rest.all('/csrf', methodNotAllowed);
}
