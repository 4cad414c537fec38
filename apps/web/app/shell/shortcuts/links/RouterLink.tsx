import type { AnchorProps } from '@forecourt/ui';
import { Link } from 'react-router';
import { asksForContact } from '../../../parts/enquiry/contact-address.ts';
import { areShortcutsOn } from '../are-shortcuts-on.ts';
import type { LinkBehaviour } from './link-behaviour.ts';

interface RouterLinkProps extends AnchorProps {
  way?: LinkBehaviour;
}

/**
 * The link component for display pieces within the site: an ordinary link, which `FollowLinks` follows without
 * a page load. The router's own links render again with every navigation, and a page of results has two hundred.
 */
export function RouterLink({ way = 'page', ...rest }: RouterLinkProps) {
  // Contact forms are for people; robots need not follow the link.
  const isQuiet = way === 'quiet' || asksForContact(rest.href);
  if (!areShortcutsOn) {
    const prefetch = isQuiet ? 'none' : 'intent';
    return <Link to={rest.href ?? ''} preventScrollReset={way !== 'page'} prefetch={prefetch} {...rest} />;
  }
  return (
    <a
      data-follow={isQuiet ? 'quiet' : way === 'page' ? undefined : way}
      rel={isQuiet ? 'nofollow' : undefined}
      {...rest}
    />
  );
}
