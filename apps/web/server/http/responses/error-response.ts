import { retryAfterSeconds } from '@forecourt/services';
import { databaseProblemOf } from '@forecourt/store';
import type { Context } from 'hono';
import type { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from '../app-env.ts';
import { formatProblemPage, type SentAgain } from './format-problem-page.ts';

export interface HttpProblem {
  status: ContentfulStatusCode;
  /** A code that programs can branch on. */
  kind: string;
  /** A message for people. */
  message: string;
  /** A form that people can send again from the error page. */
  resend?: SentAgain | undefined;
  /** When a retry is worthwhile. */
  retryAfterSeconds?: number;
}

const unexpectedProblem: HttpProblem = {
  status: 500,
  kind: 'unexpected',
  message: 'Something went wrong on our side. We have logged the error.',
};

const databaseAway: HttpProblem = {
  status: 503,
  kind: 'database-away',
  message: 'We can’t reach our database at the moment. Please try again in a minute.',
  retryAfterSeconds,
};

/** The response for unexpected failures. An unavailable database only affects what is not in memory. */
export function problemOf(...errors: readonly unknown[]): HttpProblem {
  // A fault of our own among them would remain when the database is back.
  return errors.length > 0 && errors.every((error) => databaseProblemOf(error) !== null)
    ? databaseAway
    : unexpectedProblem;
}

/**
 * What the framework refuses before a handler sees it: an unsupported content type, or a body that does not
 * match it.
 */
export function refusalOf({ status }: HTTPException): HttpProblem {
  if (status === 415) {
    return { status, kind: 'unsupported-media-type', message: 'Send the body as application/json.' };
  }
  return { status: 400, kind: 'bad-request', message: 'The body does not match its Content-Type.' };
}

/** For code deep inside a handler: the application turns it into a response. */
export class ProblemError extends Error {
  readonly problem: HttpProblem;

  constructor(problem: HttpProblem) {
    super(problem.message);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

/**
 * A problem as JSON for programs and as a page for people; both include the request id, so that a report can
 * be traced.
 */
export function respondWithProblem(c: Context<AppEnv>, problem: HttpProblem): Response {
  c.header('Cache-Control', 'no-store');
  if (problem.retryAfterSeconds !== undefined) c.header('Retry-After', String(problem.retryAfterSeconds));
  if (wantsJson(c)) return c.json(buildProblemBody(problem, c.get('requestId')), problem.status);
  const page = formatProblemPage({
    ...problem,
    requestId: c.get('requestId'),
    nonce: c.get('nonce'),
    wayBack: findWayBack(c),
  });
  return c.html(page, problem.status);
}

export function buildProblemBody({ kind, message }: HttpProblem, requestId: string) {
  return { error: { kind, message, requestId } };
}

function wantsJson(c: Context<AppEnv>): boolean {
  if (c.req.path.startsWith('/rest/')) return true;
  const accept = c.req.header('accept') ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
}

/** The referring page, if it is one of ours: no other site may place a link here. */
function findWayBack(c: Context<AppEnv>): string | null {
  const from = URL.parse(c.req.header('referer') ?? '');
  const isOurs = from !== null && /^https?:$/.test(from.protocol) && from.host === URL.parse(c.req.url)?.host;
  return isOurs ? from.href : null;
}
