import styles from './PriceMark.module.css';

export const priceSteps = ['great', 'good', 'fair', 'high', 'very-high'] as const;

export type PriceStep = (typeof priceSteps)[number];

export interface PriceMarkProps {
  step: PriceStep;
  /** In words, for colour alone tells nobody anything: `Good price`. */
  label: string;
}

/** How an asked price stands to the market: five bars, of which one is marked, and its name. */
export function PriceMark({ step, label }: PriceMarkProps) {
  return (
    <span className={styles.mark} data-step={step}>
      {label}
    </span>
  );
}
