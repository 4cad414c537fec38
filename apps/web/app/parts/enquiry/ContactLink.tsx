import { type AnchorProps, ButtonLink, type ButtonLinkProps, LinkProvider } from '@forecourt/ui';
import { useLocation } from 'react-router';
import { RouterLink } from '../../shell/shortcuts/links/RouterLink.tsx';
import { contactAddress } from './contact-address.ts';

interface ContactLinkProps extends Omit<ButtonLinkProps, 'href'> {
  kind: string;
}

/** Asks the page that the visitor is on for one of its forms. */
export function ContactLink({ kind, ...rest }: ContactLinkProps) {
  const location = useLocation();
  return (
    <LinkProvider component={QuietLink}>
      <ButtonLink href={contactAddress(location, kind)} {...rest} />
    </LinkProvider>
  );
}

/** Fetches nothing in advance: a form belongs to whoever asks for it. Robots need not follow. */
function QuietLink(props: AnchorProps) {
  return <RouterLink way="quiet" {...props} />;
}
