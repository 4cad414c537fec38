import { Link } from '@forecourt/ui';
import type { InsightsView } from './build-insights-view.ts';
import styles from './Insights.module.css';

/** How much an advert tells, and what it could tell better. */
export function QualityPart({ quality }: Pick<InsightsView, 'quality'>) {
  const { score, words, reasons } = quality;
  return (
    <section className={styles.part} aria-labelledby="quality-title">
      <h2 id="quality-title">Quality of your advert</h2>
      <div className={styles.score}>
        <meter min={0} max={100} value={score} aria-labelledby="quality-score" />
        <p id="quality-score">
          <strong>{score} of 100.</strong> {words}
        </p>
      </div>
      {reasons.length > 0 ? (
        <ul className={styles.reasons}>
          {reasons.map(({ advice, path, points }) => (
            <li key={advice}>
              <strong>{points}</strong> {advice} <Link href={path}>Do it now</Link>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
