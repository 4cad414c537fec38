import { brand } from '@forecourt/domain';
import { Link } from 'react-router';
import { BrandMark } from './BrandMark.tsx';
import styles from './SiteHeader.module.css';

export function SiteHeader() {
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <div className={styles.row}>
        <Link className={styles.brand} to="/" aria-label={`${brand.name}, home`}>
          <BrandMark />
          {brand.name}
        </Link>
      </div>
    </header>
  );
}
