import type { AlertKind } from '@forecourt/domain';
import { ButtonLink, Link, MessageBanner } from '@forecourt/ui';
import frame from '../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import styles from '../Alerts.module.css';

interface AskedByMailProps {
  email: string;
  /** Where the mail can be read if the site sends none. */
  mailFile: string | null;
  subject: { kind: AlertKind; path: string };
}

export function AskedByMail({ email, mailFile, subject }: AskedByMailProps) {
  return (
    <div className={frame.page}>
      <ScreenHeader
        title="Check your email"
        lead={`We’ve sent a link to ${email}. Open it and press the button, and we’ll start.`}
      />
      {mailFile ? (
        <MessageBanner type="informational" title="This site sends no email yet">
          <p>
            No mail server is set up (<code>SMTP_URL</code>), so the email is a file in the data folder.{' '}
            <Link href={mailFile} target="_blank">
              Read it
            </Link>
          </p>
        </MessageBanner>
      ) : (
        <p className={styles.note}>Nothing there? Check your spam folder.</p>
      )}
      <div className={styles.ways}>
        <ButtonLink href={subject.path} variant="secondary">
          {subject.kind === 'search' ? 'Back to your search' : 'Back to the vehicle'}
        </ButtonLink>
      </div>
    </div>
  );
}
