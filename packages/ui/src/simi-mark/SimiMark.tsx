import { simiText } from '@forecourt/site';
import { Icon } from '../icon/Icon.tsx';
import styles from './SimiMark.module.css';

/** Small in a list of dealers: it shows the society's initials and reads as the whole sentence. */
export function SimiMark({ isSmall = false }: { isSmall?: boolean }) {
  return (
    <p className={styles.mark} title={isSmall ? simiText : undefined}>
      <Icon glyph="badge-check" size="sm" />
      {isSmall ? (
        <>
          <span aria-hidden="true">SIMI</span>
          <span className="visually-hidden">{simiText}</span>
        </>
      ) : (
        simiText
      )}
    </p>
  );
}
