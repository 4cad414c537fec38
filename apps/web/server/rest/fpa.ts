import type { Services } from '@forecourt/services';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env.ts';
import { addCall } from './add-call.ts';
import { requireChannel } from './require-channel.ts';
import { requireLiveAdvert } from './require-live-advert.ts';
import { json, problem } from './rest-problem.ts';
import { advertDetailSchema, buildAdvertDetail } from './stock/advert-detail.ts';
import { findDealersOf } from './stock/find-dealers-of.ts';
import { channelParameter } from './stock/search-input.ts';

const route = createRoute({
  method: 'get',
  path: '/{channel}/fpa/{publicReference}',
  summary: 'One advert with everything that its page shows',
  request: { params: channelParameter.extend({ publicReference: z.string() }) },
  responses: {
    200: json('The advert', advertDetailSchema),
    404: problem('No such channel, or no such advert in it'),
    410: problem('The advert has ended'),
  },
});

export function addFpa(
  rest: OpenAPIHono<AppEnv>,
  { adverts, dealers, pricing }: Pick<Services, 'adverts' | 'dealers' | 'pricing'>,
): void {
  addCall(rest, route, async (c) => {
    const { channel, publicReference } = c.req.valid('param');
    const advert = await requireLiveAdvert(adverts, requireChannel(channel), publicReference);
    const dealerOf = await findDealersOf([advert], dealers);
    c.header('Cache-Control', 'public, max-age=30');
    return c.json(buildAdvertDetail(advert, dealerOf(advert), pricing.doubts(advert)), 200);
  });
}
