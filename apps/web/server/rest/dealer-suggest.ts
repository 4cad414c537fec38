import { parseChannel } from '@forecourt/domain';
import type { DirectoryService } from '@forecourt/services';
import { suggestDealers } from '@forecourt/services/open';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env.ts';
import { addCall } from './add-call.ts';
import { json, problem } from './rest-problem.ts';

const longestName = 80;

const route = createRoute({
  method: 'get',
  path: '/dealers/suggest',
  summary: 'Dealers whose name matches the typed letters, as the directory lists them',
  request: {
    query: z.object({
      q: z
        .string()
        .trim()
        .max(longestName, `at most ${longestName} characters are allowed.`)
        .default('')
        .openapi({ example: 'lee valley' }),
      channel: z
        .string()
        .optional()
        .openapi({ description: 'Only dealers with stock in it: cars, commercials or bikes' }),
    }),
  },
  responses: {
    200: json(
      'At most eight dealers',
      z
        .object({
          suggestions: z.array(z.object({ label: z.string(), count: z.number().int(), href: z.string() })),
        })
        .openapi('DealerSuggestions'),
    ),
    400: problem('Too long a name'),
  },
});

export function addDealerSuggest(rest: OpenAPIHono<AppEnv>, directory: DirectoryService): void {
  addCall(rest, route, async (c) => {
    const { q, channel } = c.req.valid('query');
    const suggestions = suggestDealers(await directory.index(), q, parseChannel(channel ?? '') ?? undefined);
    // Many visitors type the same letters; dealers hardly change within a minute.
    c.header('Cache-Control', 'public, max-age=60');
    return c.json({ suggestions }, 200);
  });
}
