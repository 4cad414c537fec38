import { brand } from '@forecourt/site';
import styles from './BrandMark.module.css';

/**
 * A forecourt canopy over its road: the same drawing as public/favicon.svg. In December it wears a hat.
 * An operator may have a logo of their own.
 */
export function BrandMark() {
  if (brand.hasLogo) return <img className={styles.mark} src="/logo.svg" width="32" height="32" alt="" />;
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--primary)" />
      <path d="M7 10.5 25 8v4.2L7 13.4z" fill="var(--on-primary)" />
      <path d="M11 12.8v10.7M21 12.2v11.3" stroke="var(--on-primary)" strokeWidth="2.2" />
      <path d="M6.5 24.4h19" stroke="var(--on-primary)" strokeWidth="2.2" strokeLinecap="round" />
      <g className={styles.christmas}>
        <path
          className={styles.hat}
          d="M13.6 1.2C14.6-4.6 22.4-8.2 29.6-4.4c2.6 1.4 4.2 4 4.6 7.2-1.6-2.2-3.4-3-5-2.8l.6 4.4z"
        />
        <path className={styles.fur} d="M13.2 2.6C18 3.6 24.6 4.6 30 5.4" />
        <circle className={styles.bobble} cx="34.4" cy="4" r="2.4" />
      </g>
    </svg>
  );
}
