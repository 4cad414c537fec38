import { Icon } from '../icon/Icon.tsx';
import type { PlainSubmit } from '../save-button/plain-submit.ts';
import styles from './RemoveButton.module.css';

export interface RemoveButtonProps {
  title: string;
  onRemove: () => void;
  /** Without it, the button is hidden from visitors without JavaScript. */
  plain?: PlainSubmit | undefined;
}

/** Removes a card without following the link that the card is. */
export function RemoveButton({ title, onRemove, plain }: RemoveButtonProps) {
  return (
    <button
      type={plain ? 'submit' : 'button'}
      {...plain}
      className={plain ? styles.remove : `${styles.remove} needs-script`}
      aria-label={`Remove ${title}`}
      onClick={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onRemove();
      }}
    >
      <Icon glyph="trash-2" size="sm" />
    </button>
  );
}
