import styles from './PriceMark.module.css';

/** From cheap to dear; `unrated` is a warning. */
export const priceSteps = ['great', 'good', 'fair', 'high', 'very-high', 'unrated'] as const;

export type PriceStep = (typeof priceSteps)[number];

export interface PriceMarkProps {
  step: PriceStep;
  /** In words, because colour alone is not accessible: `Good price`. */
  label: string;
  /** How far from the market's price: `€1,200 under`; null if it is about the same. */
  distance?: string | null;
}

/** How an asking price compares with the market, as a pill. */
export function PriceMark({ step, label, distance }: PriceMarkProps) {
  return (
    <span className={styles.mark} data-step={step}>
      {label}
      {/* Where it breaks, the point stays with the words before it. */}
      {distance ? <span className={styles.distance}>{`\u00a0· ${distance}`}</span> : null}
    </span>
  );
}
