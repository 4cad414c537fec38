import type { PageHandler, RefusalForNow } from '@forecourt/services';
import type { Context, Handler } from 'hono';
import { isCrawler, isMobileDevice } from '../rest/device.ts';
import type { AppEnv } from './app-env.ts';
import { type HttpProblem, problemOf, respondWithProblem } from './responses/error-response.ts';

const pageMethods = ['GET', 'HEAD', 'POST'];

/** Hands the request to React Router and gives its answer the defaults of a page. */
export function servePages(pages: PageHandler): Handler<AppEnv> {
  return async (c) => {
    // Names like /rest/2.0 belong to programs, which cannot read a not-found screen.
    if (c.req.path === '/rest' || c.req.path.startsWith('/rest/')) {
      c.set('route', '/rest/*');
      return respondWithProblem(c, {
        status: 404,
        kind: 'not-found',
        message: 'There is nothing at this address.',
      });
    }
    // A page's action takes what a form can send, and a form can only post.
    if (!pageMethods.includes(c.req.method)) {
      c.set('route', 'refused');
      c.header('Allow', pageMethods.join(', '));
      return respondWithProblem(c, {
        status: 405,
        kind: 'method-not-allowed',
        message: `The method ${c.req.method} is not used here.`,
      });
    }
    c.set('route', 'page');
    const failures: unknown[] = [];
    const refusals: RefusalForNow[] = [];
    const made = await pages(c.req.raw, {
      requestId: c.get('requestId'),
      nonce: c.get('nonce'),
      isMobile: isMobileDevice((name) => c.req.header(name)),
      isCrawler: isCrawler((name) => c.req.header(name)),
      visitorAddress: c.get('visitorAddress'),
      logSecurityEvent: c.get('logSecurityEvent'),
      log: c.get('log'),
      form: c.get('form'),
      csrfToken: c.get('csrfToken'),
      noteFailure: (error) => {
        failures.push(error);
      },
      noteRefusal: (refusal) => {
        refusals.push(refusal);
      },
      setRoute: (pattern) => c.set('route', pattern.startsWith('/') ? pattern : `/${pattern}`),
    });
    const problem = made.status >= 500 ? problemOf(...failures) : null;
    const isAway = problem?.status === 503;
    if (problem && (isLastResort(made) || (isAway && !mayHoldWords(c)))) {
      await made.body?.cancel();
      return respondWithProblem(c, problem);
    }
    const refusal = isAway ? problem : refusals[0];
    const response = refusal ? withStatusOf(refusal, made) : made;
    // A page says inside whether it was made for a phone, and may differ by it.
    response.headers.append('Vary', 'Sec-CH-UA-Mobile, User-Agent');
    if (!response.headers.has('cache-control')) {
      response.headers.set('Cache-Control', response.status === 200 ? howToKeep(c) : 'no-store');
    }
    return response;
  };
}

/** A page is kept by the browser, but asked for again by its tag: prices change. */
function howToKeep(c: Context<AppEnv>): string {
  const isForeseen = c.req.path.endsWith('.data') && c.req.header('sec-purpose')?.startsWith('prefetch');
  // Asked for because a pointer rests on its link: it must last until the press, or it was asked for in vain.
  return isForeseen ? 'private, max-age=20' : 'no-cache';
}

/**
 * The plain page for a database that is away stands only where nothing is lost by it: the page that answers a form may hold
 * what its visitor wrote. The router in a running page learns the status from it, which its own data would not tell.
 */
function mayHoldWords(c: Context<AppEnv>): boolean {
  return c.req.method === 'POST' && !c.req.path.endsWith('.data');
}

function withStatusOf(
  { status, retryAfterSeconds }: Pick<HttpProblem, 'status' | 'retryAfterSeconds'>,
  page: Response,
): Response {
  const headers = new Headers(page.headers);
  if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds));
  return new Response(page.body, { status, headers });
}

/** React Router's bare words for a page whose error screen has failed too; the error itself has been logged. */
function isLastResort(response: Response): boolean {
  return response.status === 500 && (response.headers.get('content-type')?.startsWith('text/plain') ?? false);
}
