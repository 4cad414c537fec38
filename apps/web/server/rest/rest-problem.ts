import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { respondWithProblem } from '../http/error-response.ts';

export const problemSchema = z
  .object({
    error: z.object({
      kind: z.string().openapi({ description: 'A word that programs can branch on', example: 'bad-request' }),
      message: z.string().openapi({ description: 'A sentence for people' }),
      requestId: z.string(),
    }),
  })
  .openapi('Problem');

export const problemContent = (description: string) => ({
  description,
  content: { 'application/json': { schema: problemSchema } },
});

/** What was sent did not fit the documented shape. */
export function respondToBadInput(error: z.core.$ZodError, c: Context<AppEnv>): Response {
  const [issue] = error.issues;
  const where = issue?.path.join('.') ?? '';
  return respondWithProblem(c, {
    status: 400,
    kind: 'bad-request',
    message: where ? `${where}: ${issue?.message}` : (issue?.message ?? 'The request cannot be understood.'),
  });
}

export function methodNotAllowed(c: Context<AppEnv>): Response {
  return refuseMethod(c, 'GET, HEAD', `${c.req.path} can only be read.`);
}

export function onlyTakesReports(c: Context<AppEnv>): Response {
  return refuseMethod(c, 'POST', `${c.req.path} can only be sent to.`);
}

function refuseMethod(c: Context<AppEnv>, allowed: string, message: string): Response {
  c.header('Allow', allowed);
  return respondWithProblem(c, { status: 405, kind: 'method-not-allowed', message });
}
