import { findNewAddress } from '@forecourt/domain';
import { movedTo } from './moved-to.ts';

interface Asked {
  request: Pick<Request, 'method'>;
  url: URL;
  /** The route that answers, such as `/stores/:dealername/:dealerId`. */
  pattern: string;
}

/**
 * Addresses are in lower case and have no trailing slash: `/Contact-Us/` redirects to `/contact-us` before
 * anything is loaded. Only where the route names the words, so that no redirect leads from one missing page
 * to another.
 */
export async function tidyPageAddress(
  { request, url, pattern }: Asked,
  next: () => Promise<Response>,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return next();
  if (differsInCase(url.pathname, pattern)) return moveTo(url.pathname.toLowerCase(), url);
  if (!url.pathname.endsWith('/') || !losesSlash(pattern)) return next();
  if (!endsWithName(pattern)) return moveTo(url.pathname, url);
  const answer = await next();
  if (!answer.ok) return answer;
  await answer.body?.cancel();
  return moveTo(url.pathname, url);
}

function moveTo(pathname: string, url: URL): Response {
  const path = `/${segmentsOf(pathname).join('/')}`;
  return movedTo(findNewAddress(path) ?? path, url);
}

/** A market listing redirects itself, once it knows that the make is on sale. */
function losesSlash(pattern: string): boolean {
  return pattern !== '/' && !pattern.endsWith('*') && !pattern.endsWith('/:year?');
}

/** As in `/articles/:slug`: only the page itself knows whether such an article exists. */
function endsWithName(pattern: string): boolean {
  return /\/:[^/]+$/.test(pattern);
}

function differsInCase(pathname: string, pattern: string): boolean {
  const asked = segmentsOf(pathname);
  return segmentsOf(pattern).some((known, index) => {
    const segment = asked[index];
    return segment !== undefined && segment !== known && segment.toLowerCase() === known;
  });
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}
