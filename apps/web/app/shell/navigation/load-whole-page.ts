import { type DataStrategyResult, isRouteErrorResponse, redirectDocument } from 'react-router';

/** A proxy's statuses for a site that it cannot reach. */
const unreachable: ReadonlySet<number> = new Set([502, 503, 504]);

interface Asked {
  request: Pick<Request, 'method'>;
  url: URL;
}

/**
 * When the data of the next page cannot be fetched, the browser loads that page in full: if the network is
 * back the page appears, and if not the browser shows its own error, and Back returns to the page before.
 */
export async function loadWholePage(
  { request, url }: Asked,
  next: () => Promise<Record<string, DataStrategyResult>>,
): Promise<void> {
  const results = await next();
  const isLost = Object.values(results).some(({ type, result }) => type === 'error' && isNoAnswer(result));
  if (isLost && request.method === 'GET') throw redirectDocument(url.pathname + url.search + url.hash);
}

/** `fetch` rejects with a TypeError when there is no connection. */
function isNoAnswer(error: unknown): boolean {
  return error instanceof TypeError || (isRouteErrorResponse(error) && unreachable.has(error.status));
}
