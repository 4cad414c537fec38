import { redirect } from 'react-router';
import { findNewAddress } from './find-new-address.ts';

interface Asked {
  request: Pick<Request, 'method'>;
  url: URL;
  /** The route that answers, such as `/stores/:dealername/:dealerId`. */
  pattern: string;
}

/**
 * Addresses are written in lower case: `/Contact-Us` leads to `/contact-us`. Only where a route knows the words by name,
 * so that nobody is led from one missing page to another.
 */
export function tidyLetterCase({ request, url, pattern }: Asked): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  if (!differsInCase(url.pathname, pattern)) return;
  const path = url.pathname.toLowerCase();
  throw redirect((findNewAddress(path) ?? path) + url.search.replaceAll('+', '%20'), 301);
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
