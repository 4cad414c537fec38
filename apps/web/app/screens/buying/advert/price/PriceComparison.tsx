import { Link } from '@forecourt/ui';
import { AdvertList } from '../../../../parts/tools/answer/AdvertList.tsx';
import { ScatterChart } from '../../../../parts/tools/chart/ScatterChart.tsx';
import type { ComparisonView } from './build-comparison-view.ts';
import styles from './PriceComparison.module.css';

export function PriceComparison({ askedRange, scatter, closest, valuationHref }: ComparisonView) {
  return (
    <div className={styles.comparison}>
      {askedRange ? <p>{askedRange} at this age, mileage and version.</p> : null}
      {scatter ? <ScatterChart chart={scatter} /> : null}
      <AdvertList list={closest} />
      <p>
        <Link href={valuationHref}>What would it fetch privately, or as a trade-in?</Link>
      </p>
    </div>
  );
}
