import { Link } from '@forecourt/ui';
import styles from './Office.module.css';
import { officeLogPath, officePath, officePeoplePath, officeSeenPath } from './office-address.ts';

/** The rooms of the office. */
export function OfficeNav({ isOperator }: { isOperator: boolean }) {
  return (
    <nav className={styles.nav} aria-label="Office">
      <Link href={officePath}>Queue</Link>
      <Link href={officeSeenPath}>Seen with the car</Link>
      <Link href={officeLogPath}>Log</Link>
      {isOperator ? <Link href={officePeoplePath}>People</Link> : null}
    </nav>
  );
}
