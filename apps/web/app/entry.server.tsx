import { hash } from 'node:crypto';
import { PassThrough, Writable } from 'node:stream';
import { serialize } from 'node:v8';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerInstrumentation,
  ServerRouter,
} from 'react-router';
import { NonceContext } from './shell/nonce.ts';
import { requestInfoContext } from './shell/request-context.ts';
import { RequestIdContext } from './shell/request-id.ts';
import { keepHtml } from './shell/shortcuts/kept-html/keep-html.server.ts';
import { KeepHtmlContext } from './shell/shortcuts/kept-html/use-kept-html.tsx';

/** Deferred data that has not arrived by then is aborted. */
export const streamTimeout = 5_000;
/** A second more, so that the page can still show what was aborted. */
const renderTimeout = streamTimeout + 1_000;

/**
 * Most pages have all their data when their shell is rendered, or a few ticks later: these are sent as one piece,
 * which costs the server far less than a stream. A page that waits longer is sent as soon as that.
 */
const wholePageMs = 8;

/** Sends the page as soon as its shell is rendered; crawlers and previews, which read once, get the whole document. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const {
    nonce,
    log,
    requestId,
    isCrawler: waitsForAll,
    isMadeOf,
    noteFailure,
  } = context.get(requestInfoContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const data = status === 200 ? describeData(routerContext.staticHandlerContext, headers) : null;
  if (data !== null && isMadeOf(data)) return Promise.resolve(new Response(null, { headers, status }));

  return new Promise((resolve, reject) => {
    let body: Writable | null = null;
    let streamTimer: NodeJS.Timeout | undefined;
    const stream = () => {
      const through = new PassThrough();
      body = through;
      resolve(new Response(createReadableStreamFromReadable(through), { headers, status }));
      pipe(through);
    };
    const sendWhole = () => {
      const chunks: Uint8Array[] = [];
      body = new Writable({
        write(chunk, _encoding, done) {
          chunks.push(chunk);
          done();
        },
        final(done) {
          resolve(new Response(Buffer.concat(chunks), { headers, status }));
          done();
        },
      });
      pipe(body);
    };
    const timer = setTimeout(() => abort(new Error('The page took too long')), renderTimeout);
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <RequestIdContext value={`Request ${requestId}`}>
          <KeepHtmlContext value={keepHtml}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </KeepHtmlContext>
        </RequestIdContext>
      </NonceContext>,
      {
        nonce,
        // Render every finished piece in place, however long the page: if React sent it after the rest, to
        // paint the top sooner, it would take a script to move it into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady: () => {
          if (!waitsForAll) streamTimer = setTimeout(stream, wholePageMs);
        },
        onAllReady: () => {
          clearTimeout(timer);
          clearTimeout(streamTimer);
          if (!body) sendWhole();
        },
        onShellError: (error) => {
          clearTimeout(timer);
          reject(error);
        },
        onError: (error) => {
          // Before the shell is rendered the error arrives through onShellError, and our caller logs it. An
          // error in a response that is no longer read, because the visitor has left or another response was
          // sent, affects no visitor.
          if (body && !body.destroyed && !request.signal.aborted)
            log.error({ err: error, id: requestId }, 'A part of a page failed');
          // The next visitor's page is made again, even of the same data.
          noteFailure(error);
        },
      },
    );
    // A visitor who has left needs no page.
    request.signal.addEventListener('abort', () => abort(new Error('The visitor has left')), { once: true });
  });
}

/** All that a page's HTML is made of, apart from its address; null if a part of it is still to come, or failed. */
function describeData(
  { loaderData, actionData, errors }: EntryContext['staticHandlerContext'],
  headers: Headers,
): string | null {
  if (actionData || errors) return null;
  try {
    return hash('sha256', serialize([loaderData, [...headers]]), 'base64');
  } catch {
    // Promises cannot be written.
    return null;
  }
}

/** Unknown paths and refused methods are responses, not errors: the request log covers them. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { log, requestId, noteFailure } = context.get(requestInfoContext);
  noteFailure(error);
  log.error({ err: error, id: requestId }, 'A page failed');
};

/** Passes the route's pattern to the request metrics. */
export const instrumentations: ServerInstrumentation[] = [
  {
    handler(handler) {
      handler.instrument({
        async request(handle, { context }) {
          const { meta } = await handle();
          if (meta) context?.get(requestInfoContext).setRoute(meta.pattern || '*');
        },
      });
    },
  },
];
