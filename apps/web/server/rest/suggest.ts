import { longestWords, searchParameters } from '@forecourt/domain';
import type { SearchService } from '@forecourt/services';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env.ts';
import { addCall } from './add-call.ts';
import { requireChannel } from './require-channel.ts';
import { json, problem } from './rest-problem.ts';
import { answerUnchanged, indexTag } from './stock/index-tag.ts';
import { channelParameter } from './stock/search-input.ts';

const parametersSchema = z
  .record(z.string(), z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]))
  .openapi({
    description: 'By parameter name; a list where it may be repeated',
    example: { fuel: ['diesel'], maxPrice: 15_000 },
  });

const suggestSchema = z
  .object({
    suggestions: z.array(
      z
        .object({
          kind: z.enum(['make', 'model', 'place', 'dealer']),
          label: z.string(),
          count: z.number().int().nullable(),
          parameters: parametersSchema,
          href: z.string(),
        })
        .openapi('Suggestion'),
    ),
    channel: z
      .enum(['Car', 'Commercial', 'Bike'])
      .openapi({ description: 'Differs from the requested one if the words imply another' }),
    understood: parametersSchema,
    parts: z.array(z.object({ text: z.string(), label: z.string() })).openapi({
      description: 'The understood words, each with its meaning',
      example: [{ text: 'under 15k', label: 'under €15,000' }],
    }),
    rest: z.string().openapi({ description: 'The words that were not understood' }),
  })
  .openapi('Suggestions');

const route = createRoute({
  method: 'get',
  path: '/{channel}/suggest',
  summary: 'Completions of typed words, and the filters that they already mean',
  request: {
    params: channelParameter,
    query: z.object({
      q: z
        .string()
        .trim()
        .max(longestWords, `at most ${longestWords} characters are allowed.`)
        .default('')
        .openapi({ example: 'automatic diesel estate under 15k near Cork' }),
    }),
  },
  responses: {
    200: json('Suggestions and filters', suggestSchema),
    304: { description: 'The index has not changed since' },
    400: problem('Too many words'),
    404: problem('No such channel'),
  },
});

/** Many visitors type the same letters; the stock hardly changes within a minute. */
const cacheControl = 'public, max-age=60';

export function addSuggest(rest: OpenAPIHono<AppEnv>, search: SearchService): void {
  addCall(rest, route, async (c) => {
    const channel = requireChannel(c.req.valid('param').channel);
    const { q } = c.req.valid('query');
    const state = search.state();
    const unchanged = answerUnchanged(c, state, cacheControl);
    if (unchanged) return unchanged;
    const [suggestions, understood] = await Promise.all([
      search.suggest(q, channel),
      search.understand(q, channel),
    ]);
    c.header('ETag', indexTag(state));
    c.header('Cache-Control', cacheControl);
    return c.json(
      {
        suggestions: suggestions.map((each) => ({ ...each, parameters: stated(each.parameters) })),
        channel: understood.channel,
        understood: stated(searchParameters(understood)),
        parts: understood.understood.map(({ text, label }) => ({ text, label })),
        rest: understood.rest,
      },
      200,
    );
  });
}

type Stated = z.infer<typeof parametersSchema>;

function stated(parameters: ReturnType<typeof searchParameters>): Stated {
  const values: Stated = {};
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null || value === undefined || value === '') continue;
    values[name] =
      typeof value === 'object' ? [...value] : typeof value === 'boolean' ? String(value) : value;
  }
  return values;
}
