import type { HistoryView } from './build-history-view.ts';
import styles from './PriceHistory.module.css';

export function PriceHistory({ onSale, unchanged, prices, line }: HistoryView) {
  return (
    <div className={styles.history}>
      <p className={styles.onSale}>
        {onSale}. {unchanged ? `${unchanged}.` : null}
      </p>
      {line ? (
        <svg className={styles.chart} viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
          <path d={line} vectorEffect="non-scaling-stroke" />
        </svg>
      ) : null}
      {prices.length > 0 ? (
        <ol className={styles.prices}>
          {prices.map(({ day, price, change, isDrop }) => (
            <li key={day + price}>
              <span>{day}</span>
              <strong>{price}</strong>
              {change ? (
                <span className={styles.change} data-drop={isDrop || undefined}>
                  {change}
                </span>
              ) : null}
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}
