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
  const marked = priceSteps.indexOf(step);
  return (
    <span className={styles.mark} data-step={step}>
      <svg className={styles.scale} viewBox="0 0 38 8" aria-hidden="true">
        {priceSteps.map((each, index) => (
          <rect
            key={each}
            className={index === marked ? styles.here : styles.rest}
            x={index * 8}
            y={index === marked ? 0 : 2}
            width="6"
            height={index === marked ? 8 : 4}
            rx="1.5"
          />
        ))}
      </svg>
      {label}
    </span>
  );
}
