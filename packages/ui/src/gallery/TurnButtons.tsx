import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Icon } from '../icon/Icon.tsx';
import styles from './Gallery.module.css';

interface TurnButtonsProps {
  index: number;
  count: number;
  goTo: (index: number) => void;
}

export function TurnButtons({ index, count, goTo }: TurnButtonsProps) {
  if (count < 2) return null;
  return (
    <>
      <button
        type="button"
        className={`${styles.turn} needs-script`}
        data-way="back"
        aria-label="Previous picture"
        disabled={index === 0}
        onClick={() => goTo(index - 1)}
      >
        <Icon glyph={ChevronLeft} />
      </button>
      <button
        type="button"
        className={`${styles.turn} needs-script`}
        data-way="on"
        aria-label="Next picture"
        disabled={index === count - 1}
        onClick={() => goTo(index + 1)}
      >
        <Icon glyph={ChevronRight} />
      </button>
    </>
  );
}
