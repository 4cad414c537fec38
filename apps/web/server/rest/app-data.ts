import { buildAppData, environmentNames } from '@forecourt/domain';
import type { SiteFacts } from '@forecourt/services';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env.ts';
import { isMobileDevice } from './device.ts';
import { methodNotAllowed } from './rest-problem.ts';

const appDataSchema = z
  .object({
    betaFeatures: z.array(z.string()).openapi({ example: ['new-fpa', 'brand-new-car'] }),
    tealiumEnvironmentName: z.enum(['dev', 'qa', 'prod']),
    environmentName: z.enum(environmentNames),
    isMobile: z.boolean().openapi({ description: 'Whether the request comes from a phone' }),
  })
  .openapi('AppData');

const route = createRoute({
  method: 'get',
  path: '/app',
  summary: 'What a page needs to know before any route loads',
  responses: {
    200: { description: 'The application data', content: { 'application/json': { schema: appDataSchema } } },
  },
});

export function addAppData(rest: OpenAPIHono<AppEnv>, site: SiteFacts): void {
  rest.openapi(route, (c) => {
    c.set('route', '/rest/1.0/app');
    c.header('Cache-Control', 'no-cache');
    c.header('Vary', 'Sec-CH-UA-Mobile, User-Agent');
    return c.json(
      buildAppData(
        site,
        isMobileDevice((name) => c.req.header(name)),
      ),
      200,
    );
  });
  rest.all('/app', methodNotAllowed);
}
