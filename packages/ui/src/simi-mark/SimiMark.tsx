import { simiText } from '@forecourt/site';
import { Icon } from '../icon/Icon.tsx';
import { BadgeCheck } from '../icons/badge-check.ts';
import styles from './SimiMark.module.css';

export function SimiMark() {
  return (
    <p className={styles.mark}>
      <Icon glyph={BadgeCheck} size="sm" />
      {simiText}
    </p>
  );
}
