import type { LogoFailures } from '@forecourt/services';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env.ts';
import { ProblemError } from '../http/responses/error-response.ts';
import { addCall } from './add-call.ts';
import { problem } from './rest-problem.ts';

const route = createRoute({
  method: 'post',
  path: '/logo-failures',
  summary: 'Reports dealer logos that failed to load',
  description: 'Sent by our own pages, which show another picture instead. A change: it needs X-XSRF-TOKEN.',
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
                  description: 'As the page requested them',
                  example: ['/media/dealers/d7/logo/160'],
                }),
            })
            .openapi('LogoFailures'),
        },
      },
    },
  },
  responses: {
    204: { description: 'Received and counted' },
    400: problem('Not a valid report'),
    415: problem('Not sent as JSON'),
    429: problem('Too many reports; Retry-After says when to retry'),
  },
});

export function addLogoFailures(rest: OpenAPIHono<AppEnv>, failures: LogoFailures): void {
  addCall(rest, route, async (c) => {
    const refusal = await failures.report(c.req.valid('json').logoUrls, c.var);
    if (refusal) {
      throw new ProblemError({
        status: 429,
        kind: 'rate-limit',
        message: 'Too many reports came from here. Try again later.',
        ...refusal,
      });
    }
    return c.body(null, 204);
  });
}
