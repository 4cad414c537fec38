import type { Services } from '@forecourt/services';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env.ts';
import { requireChannel } from './require-channel.ts';
import { requireLiveAdvert } from './require-live-advert.ts';
import { methodNotAllowed, problemContent } from './rest-problem.ts';
import { channelParameter } from './search-input.ts';
import { advertDetailSchema, buildAdvertDetail } from './stock/advert-detail.ts';
import { findDealersOf } from './stock/find-dealers-of.ts';

const route = createRoute({
  method: 'get',
  path: '/{channel}/fpa/{publicReference}',
  summary: 'One advert with everything that its page shows',
  request: { params: channelParameter.extend({ publicReference: z.string() }) },
  responses: {
    200: { description: 'The advert', content: { 'application/json': { schema: advertDetailSchema } } },
    404: problemContent('No such channel, or no such advert in it'),
    410: problemContent('The advert has ended'),
  },
});

export function addFpa(
  rest: OpenAPIHono<AppEnv>,
  { adverts, dealers, pricing }: Pick<Services, 'adverts' | 'dealers' | 'pricing'>,
): void {
  rest.openapi(route, async (c) => {
    c.set('route', '/rest/1.0/{channel}/fpa/{publicReference}');
    const { channel, publicReference } = c.req.valid('param');
    const advert = await requireLiveAdvert(adverts, requireChannel(channel), publicReference);
    const dealerOf = await findDealersOf([advert], dealers);
    c.header('Cache-Control', 'public, max-age=30');
    return c.json(buildAdvertDetail(advert, dealerOf(advert), pricing.doubts(advert)), 200);
  });
  rest.all('/:channel/fpa/:publicReference', methodNotAllowed);
}
