import { redirectTo } from './redirect-to.ts';

/** Sends a visitor to the right address for good, with the query as it was. */
export function movedTo(path: string, url: URL): Response {
  // A parsed address writes a space as a plus sign; those of the site are percent-encoded throughout.
  return redirectTo(path + url.search.replaceAll('+', '%20'), 301);
}
