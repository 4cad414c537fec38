import styles from './HeaderActions.module.css';

/** Both labels are in the page; a mark on the root element selects the right one before the first paint. */
export function AccountLabel() {
  return (
    <>
      <span className={styles.signedIn}>Account</span>
      <span className={styles.signedOut}>Sign in</span>
    </>
  );
}
