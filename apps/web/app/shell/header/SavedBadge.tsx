import { useHydrated } from '@forecourt/ui';
import { useSavedCount } from '../../saved/use-saved.ts';
import styles from './HeaderActions.module.css';

/** Until React knows the number, the root element does, and the style sheet writes it. */
export function SavedBadge() {
  const isLive = useHydrated();
  const count = useSavedCount();
  return (
    <span className={styles.badge} data-live={isLive || undefined}>
      {isLive && count > 0 ? count : null}
    </span>
  );
}
