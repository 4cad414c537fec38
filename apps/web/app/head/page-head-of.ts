import type { MetaDescriptor } from 'react-router';
import { buildPageHead, type PageHead } from './build-page-head.ts';

/** The matches passed to a screen's `meta`; the root's loader provides the site's origin. */
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** For a screen's `meta`: empty when the loader failed, because the error screen sets its own head. */
export function pageHeadOf(matches: Matches, head: PageHead | undefined): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { origin: string } | undefined;
  return head && root ? buildPageHead(head, root.origin) : [];
}
