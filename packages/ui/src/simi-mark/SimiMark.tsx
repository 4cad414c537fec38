import { simiText } from '@forecourt/domain';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { Icon } from '../icon/Icon.tsx';
import styles from './SimiMark.module.css';

export function SimiMark() {
  return (
    <p className={styles.mark}>
      <Icon glyph={BadgeCheck} size="sm" />
      {simiText}
    </p>
  );
}
