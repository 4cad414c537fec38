import { Icon } from '../icon/Icon.tsx';
import type { PlainSubmit } from './plain-submit.ts';
import styles from './SaveButton.module.css';

export interface SaveButtonProps {
  isSaved: boolean;
  /** What is saved, for screen readers: `191 Volkswagen Golf`. */
  title: string;
  /**
   * What is behind it. A picture is as bright in dark mode as in light mode, so the heart has a white
   * background there; among a page's other actions it shows its word.
   */
  ground?: 'picture' | 'page' | undefined;
  onToggle?: () => void;
  /** Without it, the button is hidden from visitors without JavaScript. */
  plain?: PlainSubmit | undefined;
}

/** The save button of a vehicle. */
export function SaveButton({ isSaved, title, ground = 'picture', onToggle, plain }: SaveButtonProps) {
  const word = ground === 'page' && isSaved ? 'Saved' : 'Save';
  return (
    <button
      type={plain ? 'submit' : 'button'}
      {...plain}
      // Pressed before the scripts have loaded, it waits for them instead of leaving the page.
      data-replay={plain ? '' : undefined}
      className={plain ? styles.save : `${styles.save} needs-script`}
      data-ground={ground === 'page' ? ground : undefined}
      aria-pressed={isSaved}
      aria-label={`${word} ${title}`}
      onClick={(event) => {
        event.preventDefault();
        onToggle?.();
      }}
    >
      {ground === 'page' ? (
        <>
          <Icon glyph="heart" size="sm" />
          <span>{word}</span>
        </>
      ) : null}
    </button>
  );
}
