import { brand } from '@forecourt/domain';
import styles from './SiteFooter.module.css';

export function SiteFooter({ isMarketMadeUp }: { isMarketMadeUp: boolean }) {
  return (
    <footer className={styles.footer}>
      <p className={styles.row}>
        {brand.name}, since {brand.foundingYear}.
        {isMarketMadeUp
          ? ' The market shown here is made up: no vehicle, dealer or person in it is real.'
          : null}
      </p>
    </footer>
  );
}
