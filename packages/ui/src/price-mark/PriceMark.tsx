import styles from './PriceMark.module.css';

export const priceSteps = ['great', 'good', 'fair', 'high', 'very-high'] as const;

export type PriceStep = (typeof priceSteps)[number];

export interface PriceMarkProps {
  step: PriceStep;
  /** In words, because colour alone is not accessible: `Good price`. */
  label: string;
}

/** How an asking price compares with the market: five bars, one of them marked, and its name. */
export function PriceMark({ step, label }: PriceMarkProps) {
  return (
    <span className={styles.mark} data-step={step}>
      {label}
    </span>
  );
}
