import { redirectTo } from './redirect-to.ts';

/** A permanent redirect to the right address, with the query unchanged. */
export function movedTo(path: string, url: URL): Response {
  // `URL` encodes a space as a plus sign; the site's addresses use percent-encoding throughout.
  return redirectTo(path + url.search.replaceAll('+', '%20'), 301);
}
