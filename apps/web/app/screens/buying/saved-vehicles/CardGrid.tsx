import type { Channel } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { CompareBar } from '../../../visitor/compared/CompareBar.tsx';
import styles from './CardGrid.module.css';

export interface GridItem {
  id: string;
  card: ReactNode;
}

interface CardGridProps {
  /** The list's heading, for screen readers that navigate by heading. */
  heading: string;
  channel: Channel;
  /** The shared list that a comparison leads back to. */
  list?: string;
  items: readonly GridItem[];
}

/** Cards that can be ticked and compared. */
export function CardGrid({ heading, channel, list, items }: CardGridProps) {
  return (
    <div>
      <h2 className="visually-hidden">{heading}</h2>
      <ul className={styles.list}>
        {items.map(({ id, card }) => (
          <li key={id} className={styles.item}>
            {card}
          </li>
        ))}
      </ul>
      <CompareBar channel={channel} shown={items.map(({ id }) => id)} list={list} />
    </div>
  );
}
