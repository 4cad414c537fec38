import { Icon } from '../icon/Icon.tsx';
import styles from './Gallery.module.css';

interface TurnButtonsProps {
  index: number;
  count: number;
  turn: (by: number) => void;
}

/**
 * At an end a button is only `aria-disabled`: `disabled` would lose the focus, and with it the arrow keys.
 */
export function TurnButtons({ index, count, turn }: TurnButtonsProps) {
  if (count < 2) return null;
  return (
    <>
      <button
        type="button"
        className={`${styles.turn} needs-script`}
        data-way="back"
        aria-label="Previous picture"
        aria-disabled={index === 0}
        onClick={() => turn(-1)}
      >
        <Icon glyph="chevron-left" />
      </button>
      <button
        type="button"
        className={`${styles.turn} needs-script`}
        data-way="on"
        aria-label="Next picture"
        aria-disabled={index === count - 1}
        onClick={() => turn(1)}
      >
        <Icon glyph="chevron-right" />
      </button>
    </>
  );
}
