import styles from './HeaderActions.module.css';

/** Both words are in the page; the root element knows which one is true before anything is painted. */
export function AccountLabel() {
  return (
    <>
      <span className={styles.signedIn}>Account</span>
      <span className={styles.signedOut}>Sign in</span>
    </>
  );
}
