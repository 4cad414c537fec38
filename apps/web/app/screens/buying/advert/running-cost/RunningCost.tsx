import { Link } from '@forecourt/ui';
import { ToolSources } from '../../../../parts/tools/answer/ToolSources.tsx';
import { RouterLink } from '../../../../shell/shortcuts/links/RouterLink.tsx';
import type { RunningCostView } from './build-running-cost-view.ts';
import styles from './RunningCost.module.css';

export function RunningCost({ total, rest, rows, notes, sources, distances, tools }: RunningCostView) {
  return (
    <div className={styles.cost}>
      <p className={styles.total}>
        <strong>{total}</strong> {rest}
      </p>
      <nav className={styles.distances} aria-label="Kilometres a year">
        {distances.map(({ label, href, isThis }) => (
          <RouterLink
            key={label}
            href={href}
            way="stay"
            rel="nofollow"
            aria-current={isThis ? 'true' : undefined}
          >
            {label}
          </RouterLink>
        ))}
      </nav>
      <dl>
        {rows.map((row) => (
          <div key={row.label} className={styles.row}>
            <dt>
              {row.label}
              <span className={styles.note}>{row.note}</span>
            </dt>
            <dd>{row.value}</dd>
          </div>
        ))}
      </dl>
      <ToolSources notes={notes} sources={sources} />
      <p className={styles.tools}>
        {tools.map(({ label, href }) => (
          <Link key={href} href={href}>
            {label}
          </Link>
        ))}
      </p>
    </div>
  );
}
