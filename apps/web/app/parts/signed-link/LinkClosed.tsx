import { signedLinkDays } from '@forecourt/domain';
import { brand } from '@forecourt/site';
import { ButtonLink } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { ErrorScreen } from '../../shell/error/ErrorScreen.tsx';
import styles from './SignedPage.module.css';

const words = {
  404: {
    title: 'This link does not work',
    text: 'Your mail program may have split it. Copy the whole link from the mail into the address bar.',
  },
  410: {
    title: 'This link has expired',
    text: `Links in our mails work for ${signedLinkDays} days, so that an old mail cannot be misused.`,
  },
} as const;

interface LinkClosedProps {
  error: unknown;
  /** The form with what was written, if it was sent before the page failed. */
  children: ReactNode;
}

/** For the error boundary of a screen behind an emailed link. A fault of ours must not lose what someone wrote. */
export function LinkClosed({ error, children }: LinkClosedProps) {
  const status = isRouteErrorResponse(error) ? error.status : null;
  if (status === 404 || status === 410) return <Closed {...words[status]} />;
  if (!children) return <ErrorScreen error={error} />;
  return (
    <div className={styles.page}>
      <h1>Something went wrong on our side</h1>
      {children}
    </div>
  );
}

function Closed({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.page}>
      <title>{`${title} | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.ways}>
        <ButtonLink href="/contact-us" variant="secondary">
          Write to us
        </ButtonLink>
      </div>
    </div>
  );
}
