import type { AnchorProps } from '@forecourt/ui';
import { RouterLink } from '../../../../shell/shortcuts/links/RouterLink.tsx';

/** A link that changes the search: the scroll position stays, as if a filter had been pressed. */
export function FilterLink(props: AnchorProps) {
  return <RouterLink way="stay" {...props} />;
}
