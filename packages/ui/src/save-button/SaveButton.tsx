import Heart from 'lucide-react/icons/heart';
import { Icon } from '../icon/Icon.tsx';
import styles from './SaveButton.module.css';

export interface SaveButtonProps {
  isSaved: boolean;
  /** What is saved, for whoever hears the page: `191 Volkswagen Golf`. */
  title: string;
  onToggle?: () => void;
}

/** The heart on a picture. Saving lives in the browser, so without JavaScript it stays away. */
export function SaveButton({ isSaved, title, onToggle }: SaveButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.save} needs-script`}
      aria-pressed={isSaved}
      aria-label={`Save ${title}`}
      onClick={onToggle}
    >
      <Icon glyph={Heart} size="sm" />
    </button>
  );
}
