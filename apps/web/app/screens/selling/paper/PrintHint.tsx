import styles from '../Selling.module.css';
import { PrintButton } from './PrintButton.tsx';

export function PrintHint() {
  return (
    <>
      <div className="needs-script">
        <PrintButton />
      </div>
      <noscript>
        <p className={styles.note}>Print this page from your browser’s menu: only the sheet is printed.</p>
      </noscript>
    </>
  );
}
