import { VehicleCard, type VehicleCardProps } from '@forecourt/ui';
import styles from './ModelGrid.module.css';

interface ModelGridProps {
  cards: readonly VehicleCardProps[];
  /** The list's heading, for screen readers. */
  label: string;
  /** Its pictures are among the first of the page. */
  isFirst?: boolean;
}

export function ModelGrid({ cards, label, isFirst = true }: ModelGridProps) {
  if (cards.length === 0) return null;
  return (
    <section aria-label={label}>
      {/* The cards' titles are h3; this h2 sits between them and the page's h1. */}
      <h2 className="visually-hidden">{label}</h2>
      <ul className={styles.grid}>
        {cards.map((card, index) => (
          <li key={card.id} className={styles.item}>
            <VehicleCard {...card} isPriority={isFirst && index < 2} />
          </li>
        ))}
      </ul>
    </section>
  );
}
