import { Link } from '@forecourt/ui';
import type { InsightsView } from './build-insights-view.ts';
import styles from './Insights.module.css';

export function NextStep({ next }: Pick<InsightsView, 'next'>) {
  if (!next) return null;
  return (
    <div className={styles.next}>
      <p>
        <strong>Next best step.</strong> {next.words}
      </p>
      <p>
        <Link href={next.path}>{next.link}</Link>
      </p>
    </div>
  );
}
