import { Icon } from '../icon/Icon.tsx';
import { Heart } from '../icons/heart.ts';
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
}

/** The save button of a vehicle. Saved vehicles live in the browser, so it is hidden without JavaScript. */
export function SaveButton({ isSaved, title, ground = 'picture', onToggle }: SaveButtonProps) {
  const word = ground === 'page' && isSaved ? 'Saved' : 'Save';
  return (
    <button
      type="button"
      className={`${styles.save} needs-script`}
      data-ground={ground}
      aria-pressed={isSaved}
      aria-label={`${word} ${title}`}
      onClick={onToggle}
    >
      <Icon glyph={Heart} size="sm" />
      {ground === 'page' ? word : null}
    </button>
  );
}
