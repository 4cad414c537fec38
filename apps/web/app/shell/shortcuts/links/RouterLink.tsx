import type { AnchorProps } from '@forecourt/ui';
import { Link } from 'react-router';
import { asksForContact } from '../../../parts/enquiry/contact-address.ts';
import { areShortcutsOn } from '../are-shortcuts-on.ts';
import type { WayToFollow } from './way-to-follow.ts';

interface RouterLinkProps extends AnchorProps {
  way?: WayToFollow;
}

/**
 * What the display pieces use for links within the site: an ordinary link with a mark, which `FollowLinks` follows
 * without a page load. Links that know the router are rendered again with every navigation, and a page of results
 * has two hundred of them.
 */
export function RouterLink({ way = 'page', ...rest }: RouterLinkProps) {
  // A form belongs to whoever asks for it; robots need not.
  const isQuiet = way === 'quiet' || asksForContact(rest.href);
  if (!areShortcutsOn) {
    const prefetch = isQuiet ? 'none' : 'intent';
    return <Link to={rest.href ?? ''} preventScrollReset={way !== 'page'} prefetch={prefetch} {...rest} />;
  }
  return <a data-follow={isQuiet ? 'quiet' : way} rel={isQuiet ? 'nofollow' : undefined} {...rest} />;
}
