import type { SiteFacts } from '@forecourt/services';
import { buildAppData, environmentNames } from '@forecourt/site';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env.ts';
import { isMobileDevice } from '../http/requests/device.ts';
import { addCall } from './add-call.ts';
import { json } from './rest-problem.ts';

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
  summary: 'What a page needs before any route loads',
  responses: {
    200: json('The application data', appDataSchema),
  },
});

export function addAppData(rest: OpenAPIHono<AppEnv>, site: SiteFacts): void {
  addCall(rest, route, (c) => {
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
}
