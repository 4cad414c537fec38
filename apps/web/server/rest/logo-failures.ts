import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env.ts';
import type { LogoFailures } from '../logo-failures/logo-failures.ts';
import { onlyTakesReports, problemContent } from './rest-problem.ts';

const route = createRoute({
  method: 'post',
  path: '/logo-failures',
  summary: 'Tells which logos of dealers did not load',
  description:
    'Sent by our own pages, which show another picture in their place. A change: it needs X-XSRF-TOKEN.',
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z
            .object({
              logoUrls: z
                .array(z.string().min(1).max(300))
                .min(1)
                .max(100)
                .openapi({
                  description: 'As the page asked for them',
                  example: ['/media/dealers/d7/logo/160'],
                }),
            })
            .openapi('LogoFailures'),
        },
      },
    },
  },
  responses: {
    204: { description: 'Heard, and counted unless too many come' },
    400: problemContent('Not such a report'),
    415: problemContent('Not sent as JSON'),
  },
});

export function addLogoFailures(rest: OpenAPIHono<AppEnv>, failures: LogoFailures): void {
  rest.openapi(route, async (c) => {
    c.set('route', '/rest/1.0/logo-failures');
    await failures.report(c.req.valid('json').logoUrls, c.get('visitorAddress'));
    return c.body(null, 204);
  });
  rest.all('/logo-failures', onlyTakesReports);
}
