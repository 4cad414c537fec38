import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Children, type ReactNode, useId, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './CardRow.module.css';

export interface CardRowProps {
  title: string;
  /** A link beside the title, such as "View all". */
  more?: ReactNode;
  children: ReactNode;
}

/** Cards side by side. Up to 1128 pixels they are a carousel, which the browser itself scrolls and snaps. */
export function CardRow({ title, more, children }: CardRowProps) {
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const turn = (direction: 1 | -1) => {
    // Most of what shows goes by; the row then snaps to the nearest card.
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8, behavior: 'smooth' });
  };
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {more}
        <div className={`${styles.turns} needs-script`}>
          <button type="button" className={styles.turn} aria-label="Back" onClick={() => turn(-1)}>
            <Icon glyph={ChevronLeft} />
          </button>
          <button type="button" className={styles.turn} aria-label="Forward" onClick={() => turn(1)}>
            <Icon glyph={ChevronRight} />
          </button>
        </div>
      </header>
      {/* Focusable, so that the arrow keys scroll it for whoever uses no pointer. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the keyboard */}
      <ul className={styles.row} ref={row} tabIndex={0} aria-labelledby={id}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
    </section>
  );
}
