import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Anchor } from '../link/Anchor.tsx';
import styles from './Tag.module.css';

export interface TagProps {
  children: ReactNode;
  isDisabled?: boolean;
  /** The remove control's name, `Remove Diesel`. Without it the tag is only informative. */
  removeLabel?: string;
  /** The address that removes it without JavaScript. */
  removeHref?: string;
  onRemove?: () => void;
}

/** A short label for something chosen, such as an active filter. */
export function Tag({ children, isDisabled = false, removeLabel, removeHref, onRemove }: TagProps) {
  return (
    <span className={styles.tag} data-disabled={isDisabled || undefined}>
      {children}
      {removeLabel && !isDisabled ? (
        <Remove label={removeLabel} href={removeHref} onRemove={onRemove} />
      ) : null}
    </span>
  );
}

interface RemoveProps {
  label: string;
  href: string | undefined;
  onRemove: (() => void) | undefined;
}

function Remove({ label, href, onRemove }: RemoveProps) {
  const cross = <Icon glyph="x" size="sm" />;
  return href ? (
    <Anchor className={styles.remove} href={href} aria-label={label} onClick={onRemove}>
      {cross}
    </Anchor>
  ) : (
    <button type="button" className={`${styles.remove} needs-script`} aria-label={label} onClick={onRemove}>
      {cross}
    </button>
  );
}
