import { Children, type ReactNode, useId, useRef } from 'react';
import { decideScrollBehavior } from '../base/decide-scroll-behavior.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './CardRow.module.css';
import { useScrollEnds } from './use-scroll-ends.ts';

export interface CardRowProps {
  title: string;
  /** A link beside the title, such as "View all". */
  more?: ReactNode;
  children: ReactNode;
}

/** Cards side by side. Up to 1128 pixels they are a carousel with native scrolling and snapping. */
export function CardRow({ title, more, children }: CardRowProps) {
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  // Until it is measured, assume that a row of several cards can scroll.
  const { isAtStart, isAtEnd } = useScrollEnds(row, {
    isAtStart: true,
    isAtEnd: Children.count(children) < 2,
  });
  const canScroll = !(isAtStart && isAtEnd);
  const turn = (direction: 1 | -1) => {
    // Scrolls by most of the visible width; the row then snaps to the nearest card.
    row.current?.scrollBy({
      left: direction * row.current.clientWidth * 0.8,
      behavior: decideScrollBehavior(),
    });
  };
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {more}
        {canScroll ? (
          <div className={`${styles.turns} needs-script`}>
            <button
              type="button"
              className={styles.turn}
              aria-label="Back"
              aria-disabled={isAtStart}
              onClick={() => turn(-1)}
            >
              <Icon glyph="chevron-left" />
            </button>
            <button
              type="button"
              className={styles.turn}
              aria-label="Forward"
              aria-disabled={isAtEnd}
              onClick={() => turn(1)}
            >
              <Icon glyph="chevron-right" />
            </button>
          </div>
        ) : null}
      </header>
      {/* Focusable, so that the arrow keys scroll it without a pointer. */}
      <ul className={styles.row} ref={row} tabIndex={canScroll ? 0 : undefined} aria-labelledby={id}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
    </section>
  );
}
