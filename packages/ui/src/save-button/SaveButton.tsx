import { Icon } from '../icon/Icon.tsx';
import { Heart } from '../icons/heart.ts';
import styles from './SaveButton.module.css';

export interface SaveButtonProps {
  isSaved: boolean;
  /** What is saved, for whoever hears the page: `191 Volkswagen Golf`. */
  title: string;
  /**
   * What it stands on. A picture is as bright by night as by day, so the heart has white paper under it there; among the
   * other actions of a page it says its word.
   */
  ground?: 'picture' | 'page' | undefined;
  onToggle?: () => void;
}

/** The heart of a vehicle. Saving lives in the browser, so without JavaScript it stays away. */
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
