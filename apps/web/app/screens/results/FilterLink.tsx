import type { AnchorProps } from '@forecourt/ui';
import { Link } from 'react-router';

/** A link that changes the search: the page stays where it is, as if a filter had been pressed. */
export function FilterLink({ href, ...rest }: AnchorProps) {
  return <Link to={href} prefetch="intent" preventScrollReset {...rest} />;
}
