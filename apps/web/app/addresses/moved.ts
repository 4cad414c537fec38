import { findNewAddress } from '@forecourt/domain';
import type { Route } from './+types/moved';
import { movedTo } from './moved-to.ts';
import { notFound } from './not-found.ts';

/** Redirects an old address to the new one, with the query unchanged. */
export function loader({ url }: Route.LoaderArgs) {
  const path = findNewAddress(url.pathname);
  if (path === null) throw notFound();
  throw movedTo(path, url);
}
