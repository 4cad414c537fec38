import { Icon } from '../icon/Icon.tsx';
import { Trash } from '../icons/trash-2.ts';
import styles from './RemoveButton.module.css';

export interface RemoveButtonProps {
  title: string;
  onRemove: () => void;
}

/** Removes a card without following the link that the card is. */
export function RemoveButton({ title, onRemove }: RemoveButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.remove} needs-script`}
      aria-label={`Remove ${title}`}
      onClick={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onRemove();
      }}
    >
      <Icon glyph={Trash} size="sm" />
    </button>
  );
}
