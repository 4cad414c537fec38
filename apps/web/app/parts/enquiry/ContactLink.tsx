import { type AnchorProps, ButtonLink, type ButtonLinkProps, LinkProvider } from '@forecourt/ui';
import { useLocation } from 'react-router';
import { RouterLink } from '../../shell/shortcuts/links/RouterLink.tsx';
import { contactAddress, type MessageTopic } from './contact-address.ts';

interface ContactLinkProps extends Omit<ButtonLinkProps, 'href'> {
  kind: string;
  about?: MessageTopic | null;
}

/** Opens one of the forms of the current page. */
export function ContactLink({ kind, about, ...rest }: ContactLinkProps) {
  const location = useLocation();
  return (
    <LinkProvider component={QuietLink}>
      <ButtonLink href={contactAddress(location, kind, about)} {...rest} />
    </LinkProvider>
  );
}

/** Prefetches nothing: only a visitor who presses the link needs the form. Robots need not follow it. */
function QuietLink(props: AnchorProps) {
  return <RouterLink way="quiet" {...props} />;
}
