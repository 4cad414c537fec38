import { channels, revealKinds } from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import { askNumber, findNumberOwner } from '@forecourt/services';
import { numberPath, parseNumberAsked } from '@forecourt/site';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env.ts';
import { ProblemError } from '../http/responses/error-response.ts';
import { addCall } from './add-call.ts';
import { json, problem } from './rest-problem.ts';

const route = createRoute({
  method: 'post',
  path: numberPath,
  summary: 'Returns the number of a seller, and records the request',
  description: 'Sent by our own pages. It needs no X-XSRF-TOKEN if the browser sends our site as its origin.',
  request: {
    query: z.object({
      advert: z.string().optional().openapi({ description: 'The public reference of an advert' }),
      dealer: z.string().optional().openapi({ description: 'The number of a dealer, instead of an advert' }),
      channel: z
        .enum(channels)
        .optional()
        .openapi({ description: 'The channel that the request counts towards, for a dealer' }),
      for: z.enum(revealKinds).optional().openapi({ description: 'Default: to call' }),
    }),
  },
  responses: {
    200: json(
      'The number, and the address that calls or messages it',
      z.object({ number: z.string(), href: z.string() }).openapi('SellerNumber'),
    ),
    400: problem('Neither an advert nor a dealer is named'),
    404: problem('There is no such seller, or it has no such number'),
    409: problem('The seller takes no calls at this hour'),
    429: problem('Too many numbers; Retry-After says when to retry'),
  },
});

export function addSellerNumber(rest: OpenAPIHono<AppEnv>, services: Services): void {
  addCall(rest, route, async (c) => {
    c.header('Cache-Control', 'private, no-store');
    const asked = parseNumberAsked(new URL(c.req.url).searchParams);
    if (!asked) {
      throw new ProblemError({ status: 400, kind: 'bad-request', message: 'Specify an advert or a dealer.' });
    }
    const owner = await findNumberOwner(services, asked);
    const answer = owner && (await askNumber(services, asked, owner, c.var));
    if (!answer || answer.kind === 'no-number') {
      throw new ProblemError({ status: 404, kind: 'not-found', message: 'This seller has no such number.' });
    }
    if (answer.kind === 'outside-hours') {
      throw new ProblemError({ status: 409, kind: 'outside-hours', message: answer.message });
    }
    if (answer.kind === 'over-limit') {
      const { message, retryAfterSeconds } = answer;
      throw new ProblemError({ status: 429, kind: 'rate-limit', message, retryAfterSeconds });
    }
    return c.json({ number: answer.number, href: answer.href }, 200);
  });
}
