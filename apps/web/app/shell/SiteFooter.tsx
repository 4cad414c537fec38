import { brand } from '@forecourt/domain';
import styles from './SiteFooter.module.css';

export function SiteFooter({ holdsMadeUpMarket }: { holdsMadeUpMarket: boolean }) {
  return (
    <footer className={styles.footer}>
      <p className={styles.row}>
        {brand.name}, since {brand.foundingYear}.
        {holdsMadeUpMarket
          ? ' It shows a made-up market: the vehicles, dealers and people of that market do not exist.'
          : null}
      </p>
    </footer>
  );
}
