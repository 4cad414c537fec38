import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { respondWithProblem } from '../http/responses/error-response.ts';

const problemSchema = z
  .object({
    error: z.object({
      kind: z.string().openapi({ description: 'A code that programs can branch on', example: 'bad-request' }),
      message: z.string().openapi({ description: 'A message for people' }),
      requestId: z.string(),
    }),
  })
  .openapi('Problem');

/** A JSON response, as a call declares it. */
export function json<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } };
}

export const problem = (description: string) => json(description, problemSchema);

/** The input did not match the documented schema. */
export function respondToBadInput(error: z.core.$ZodError, c: Context<AppEnv>): Response {
  const [issue] = error.issues;
  const where = issue?.path.join('.') ?? '';
  return respondWithProblem(c, {
    status: 400,
    kind: 'bad-request',
    message: where ? `${where}: ${issue?.message}` : (issue?.message ?? 'The request is not valid.'),
  });
}

export function refuseMethod(c: Context<AppEnv>, allowed: string): Response {
  const isRead = allowed === 'get';
  c.header('Allow', isRead ? 'GET, HEAD' : allowed.toUpperCase());
  return respondWithProblem(c, {
    status: 405,
    kind: 'method-not-allowed',
    message: `${c.req.path} supports only ${isRead ? 'GET and HEAD' : allowed.toUpperCase()}.`,
  });
}
