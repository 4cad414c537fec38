import { parsePublicReference } from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import { figurePath, reportedFigures } from '@forecourt/site';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env.ts';
import { isCrawler } from '../http/requests/device.ts';
import { ProblemError } from '../http/responses/error-response.ts';
import { addCall } from './add-call.ts';
import { problem } from './rest-problem.ts';

const route = createRoute({
  method: 'post',
  path: figurePath,
  summary: 'Counts that an advert was opened or saved',
  description:
    'Sent by our own pages for what the server cannot see. Nothing about the visitor is stored. It needs no X-XSRF-TOKEN if the browser sends our site as its origin.',
  request: {
    query: z.object({
      advert: z.string().openapi({ description: 'The public reference of an advert' }),
      figure: z.enum(reportedFigures),
    }),
  },
  responses: {
    204: { description: 'Received; counted if a person sent it about a live advert' },
    400: problem('No such figure, or not a reference'),
  },
});

export function addAdvertFigures(
  rest: OpenAPIHono<AppEnv>,
  { adverts, figures }: Pick<Services, 'adverts' | 'figures'>,
): void {
  addCall(rest, route, async (c) => {
    const { advert: text, figure } = c.req.valid('query');
    const publicReference = parsePublicReference(text);
    if (publicReference === null) {
      throw new ProblemError({ status: 400, kind: 'bad-request', message: 'That is not a reference.' });
    }
    const isPerson = !isCrawler((name) => c.req.header(name));
    const advert = isPerson ? await adverts.find(publicReference) : null;
    if (advert?.status === 'live') figures.count(figure, publicReference);
    return c.body(null, 204);
  });
}
