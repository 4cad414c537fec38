import type { AnchorProps } from '@forecourt/ui';
import { Link } from 'react-router';

/** What the display pieces use for links within the site: the page is fetched when a visitor shows interest in it. */
export function RouterLink({ href, ...rest }: AnchorProps) {
  return <Link to={href} prefetch="intent" {...rest} />;
}
