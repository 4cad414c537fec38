import type { AnchorProps } from '@forecourt/ui';
import { Link, useLocation } from 'react-router';
import { asksForContact } from '../enquiry/contact-address.ts';

/**
 * What the display pieces use for links within the site: the page is fetched when a visitor shows interest in it, and
 * fades in. A page that only changes its query does not fade: it is still the same page. A
 * seller's number counts as asked for only when somebody asks, so it is not fetched before.
 */
export function RouterLink({ href, ...rest }: AnchorProps) {
  const { pathname } = useLocation();
  const isSamePath = href.split(/[?#]/, 1)[0] === pathname;
  const onRequest = asksForContact(href) ? ({ prefetch: 'none', rel: 'nofollow' } as const) : null;
  return <Link to={href} prefetch="intent" viewTransition={!isSamePath} {...onRequest} {...rest} />;
}
