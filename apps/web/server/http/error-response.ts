import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from './app-env.ts';

export interface HttpProblem {
  status: ContentfulStatusCode;
  /** A word that programs can branch on. */
  kind: string;
  /** A sentence for people. */
  message: string;
}

export const unexpectedProblem: HttpProblem = {
  status: 500,
  kind: 'unexpected',
  message: 'Something went wrong on our side. It has been noted.',
};

/** For code that is deep in a handler: the application turns it into a response. */
export class ProblemError extends Error {
  readonly problem: HttpProblem;

  constructor(problem: HttpProblem) {
    super(problem.message);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

/** The same problem as JSON for programs and as a page for people; either names the request, so that a report can be traced. */
export function respondWithProblem(c: Context<AppEnv>, problem: HttpProblem): Response {
  c.header('Cache-Control', 'no-store');
  if (wantsJson(c)) return c.json(buildProblemBody(problem, c.get('requestId')), problem.status);
  return c.html(formatProblemPage(problem, c.get('requestId'), c.get('nonce')), problem.status);
}

export function buildProblemBody({ kind, message }: HttpProblem, requestId: string) {
  return { error: { kind, message, requestId } };
}

function wantsJson(c: Context<AppEnv>): boolean {
  if (c.req.path.startsWith('/rest/')) return true;
  const accept = c.req.header('accept') ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
}

/** Stands when nothing else does, so it depends on no asset, no font and no script. */
function formatProblemPage(problem: HttpProblem, requestId: string, nonce: string): string {
  return `<!doctype html>
<html lang="en-IE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${problem.status} · Forecourt</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif }
body { max-width: 34rem; margin: 18vh auto; padding: 0 1.5rem }
h1 { font-size: 1.75rem; line-height: 1.15 }
small { opacity: .7 }
</style>
</head>
<body>
<h1>${escapeHtml(problem.message)}</h1>
<p><a href="/">Go to the home page</a></p>
<p><small>Request ${escapeHtml(requestId)}</small></p>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
