import type { Permission } from '@forecourt/domain';
import { ButtonLink, Link } from '@forecourt/ui';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import styles from '../Office.module.css';

type Why = Extract<Permission, { kind: 'refused' }>['why'];

/** What someone reads who may not come in, with what to do about it. */
export function OfficeDoor({ why }: { why: Why }) {
  if (why !== 'no-passkey') {
    return (
      <div className={styles.page}>
        <ScreenHeader title="Office" lead="This room is for the people who run the site." />
        <p>
          If you’re one of them, ask an operator to add the email address you signed in with. Otherwise{' '}
          <Link href="/my-adverts">your adverts are here</Link>.
        </p>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <ScreenHeader title="Office" lead="You need a passkey to come in." />
      <ol>
        <li>
          If you don’t have one yet, <Link href="/account#passkeys">add a passkey in your account</Link>.
        </li>
        <li>Sign in again, this time with the passkey. A code from an email isn’t enough here.</li>
      </ol>
      <div className={styles.acts}>
        <ButtonLink href="/sign-in?next=%2Foffice">Sign in with a passkey</ButtonLink>
      </div>
    </div>
  );
}
