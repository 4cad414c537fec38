import type { MetaDescriptor } from 'react-router';
import { buildPageHead, type PageHead } from './build-page-head.ts';

/** The matches that a screen's `meta` is given; the root's loader knows the site's origin. */
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** For a screen's `meta`: nothing where the loader failed, for then the error screen speaks. */
export function pageHeadOf(matches: Matches, head: PageHead | undefined): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { origin: string } | undefined;
  return head && root ? buildPageHead(head, root.origin) : [];
}
