import { type SignedLinkPurpose, signedLinks } from '@forecourt/domain';
import { brand } from '@forecourt/site';
import { ButtonLink } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { ErrorScreen } from '../../shell/error/ErrorScreen.tsx';
import frame from '../page-frame/PageFrame.module.css';
import { ScreenHeader } from '../screen-header/ScreenHeader.tsx';
import styles from './SignedPage.module.css';

const unknownLink = {
  title: 'This link doesn’t work',
  text: 'Your email app may have split it. Copy the whole link from the email into the address bar.',
};

const expiredLink = (purpose: SignedLinkPurpose) => ({
  title: 'This link has expired',
  text: `Links in our emails work for ${signedLinks[purpose].days} days, so an old one can’t be misused.`,
});

interface LinkClosedProps {
  error: unknown;
  purpose: SignedLinkPurpose;
  /** The form with what was written, if it was sent before the page failed. */
  children: ReactNode;
}

/** For the error boundary of a screen behind an emailed link. A fault of ours must not lose what someone wrote. */
export function LinkClosed({ error, purpose, children }: LinkClosedProps) {
  const status = isRouteErrorResponse(error) ? error.status : null;
  if (status === 404) return <Closed {...unknownLink} />;
  if (status === 410) return <Closed {...expiredLink(purpose)} />;
  if (!children) return <ErrorScreen error={error} />;
  return (
    <div className={frame.page}>
      <ScreenHeader title="Something went wrong on our side" />
      {children}
    </div>
  );
}

function Closed({ title, text }: { title: string; text: string }) {
  return (
    <div className={frame.page}>
      <title>{`${title} | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <ScreenHeader title={title} lead={text} />
      <div className={styles.ways}>
        <ButtonLink href="/contact-us" variant="secondary">
          Contact us
        </ButtonLink>
      </div>
    </div>
  );
}
