import type { AnchorProps } from '@forecourt/ui';
import { Link, useLocation } from 'react-router';

/**
 * What the display pieces use for links within the site: the page is fetched when a visitor shows interest in it, and
 * fades in. A page that only changes its query does not fade: it is still the same page.
 */
export function RouterLink({ href, ...rest }: AnchorProps) {
  const { pathname } = useLocation();
  const isSamePath = href.split(/[?#]/, 1)[0] === pathname;
  return <Link to={href} prefetch="intent" viewTransition={!isSamePath} {...rest} />;
}
