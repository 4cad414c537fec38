import { isOneClickLink } from '@forecourt/domain';
import { MarketReads, type PageHandler, type RefusalForNow, type RequestInfo } from '@forecourt/services';
import type { Context, Handler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { describeDevice, isCrawler, isMobileDevice } from './requests/device.ts';
import { type HttpProblem, problemOf, respondWithProblem } from './responses/error-response.ts';

const pageMethods = ['GET', 'HEAD', 'POST'];

/** Passes the request to React Router and adds a page's default headers to its response. */
export function servePages(pages: PageHandler, origin: string): Handler<AppEnv> {
  return async (c) => {
    // Paths like /rest/2.0 are for programs, which cannot read a not-found screen.
    if (c.req.path === '/rest' || c.req.path.startsWith('/rest/')) {
      c.set('route', '/rest/*');
      return respondWithProblem(c, {
        status: 404,
        kind: 'not-found',
        message: 'There is nothing at this address.',
      });
    }
    // A page's action accepts what a form can send, and a form can only POST.
    if (!pageMethods.includes(c.req.method)) {
      c.set('route', 'refused');
      c.header('Allow', pageMethods.join(', '));
      return respondWithProblem(c, {
        status: 405,
        kind: 'method-not-allowed',
        message: `The method ${c.req.method} is not supported.`,
      });
    }
    c.set('route', 'page');
    c.set('isPage', true);
    const reads = new MarketReads();
    c.set('reads', reads);
    const failures: unknown[] = [];
    const refusals: RefusalForNow[] = [];
    const info: Omit<RequestInfo, keyof Personal> = {
      requestId: c.get('requestId'),
      nonce: c.get('nonce'),
      isMobile: isMobileDevice((name) => c.req.header(name)),
      isCrawler: isCrawler((name) => c.req.header(name)),
      log: c.get('log'),
      reads,
      isMadeOf(data) {
        c.set('madeOf', data);
        const isForEveryone = !c.get('isPersonal') && refusals.length === 0 && failures.length === 0;
        return isForEveryone && c.get('previous')?.madeOf === data;
      },
      noteAdverts: (adverts) => c.set('adverts', adverts),
      noteFailure: (error) => {
        failures.push(error);
        c.set('madeOf', undefined);
        if (c.req.raw.signal.aborted) c.set('isCutShort', true);
      },
      noteRefusal: (refusal) => {
        refusals.push(refusal);
      },
      setRoute: (pattern) => c.set('route', formatRoute(pattern)),
    };
    // Not spread: that would read everything about the visitor.
    const made = await pages(buildPageRequest(c, origin), Object.assign(readPersonally(c), info));
    const problem = made.status >= 500 ? problemOf(...failures) : null;
    const isAway = problem?.status === 503;
    if (problem && (isLastResort(made) || (isAway && !mayContainUserText(c)))) {
      await made.body?.cancel();
      return respondWithProblem(c, problem);
    }
    const refusal = isAway ? problem : refusals[0];
    const response = refusal ? withStatusOf(refusal, made) : made;
    if (response.status !== 200 && !response.headers.has('cache-control')) {
      response.headers.set('Cache-Control', 'no-store');
    }
    return response;
  };
}

/** Without headers, not even the host: a page that depends on one would be cached for everyone. */
function buildPageRequest(c: Context<AppEnv>, origin: string): Request {
  const { raw } = c.req;
  // React Router refuses the origin of a mail service, which may send this one; its form is read already.
  const isSentOn = raw.method === 'POST' && !isOneClickLink(c.req.path);
  if (isSentOn) return raw;
  const { pathname, search } = new URL(raw.url);
  return new Request(origin + pathname + search, { method: raw.method, signal: raw.signal });
}

type Personal = Pick<
  RequestInfo,
  'visitorAddress' | 'logSecurityEvent' | 'device' | 'cookie' | 'form' | 'uploads' | 'csrfToken'
>;

/** What is known about the visitor, noting that the page has read it. */
function readPersonally(c: Context<AppEnv>): Personal {
  const personally = <Value>(value: Value): Value => {
    c.set('isPersonal', true);
    return value;
  };
  return {
    get visitorAddress() {
      return personally(c.get('visitorAddress'));
    },
    get form() {
      return personally(c.get('form'));
    },
    get uploads() {
      return personally(c.get('uploads'));
    },
    logSecurityEvent: (event, details) => personally(c.get('logSecurityEvent'))(event, details),
    device: () => personally(describeDevice((name) => c.req.header(name))),
    cookie: () => personally(c.req.header('cookie') ?? null),
    csrfToken: () => personally(c.get('csrfToken'))(),
  };
}

export function formatRoute(pattern: string): string {
  return pattern.startsWith('/') ? pattern : `/${pattern}`;
}

/**
 * The plain page for an unavailable database is used only where nothing is lost by it: the page that answers
 * a form may contain what its visitor wrote. The client-side router learns the status from it, which its own
 * data would not tell.
 */
function mayContainUserText(c: Context<AppEnv>): boolean {
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

/** React Router's bare text for a page whose error screen failed too; the error itself has been logged. */
function isLastResort(response: Response): boolean {
  return response.status === 500 && (response.headers.get('content-type')?.startsWith('text/plain') ?? false);
}
