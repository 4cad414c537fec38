import { Link as UiLink } from '@forecourt/ui';
import { Link } from 'react-router';
import { ToolSources } from '../../../tools/ToolSources.tsx';
import type { RunningCostView } from './build-running-cost-view.ts';
import styles from './RunningCost.module.css';

export function RunningCost({ total, rest, rows, notes, sources, distances, tools }: RunningCostView) {
  return (
    <div className={styles.cost}>
      <p className={styles.total}>
        <strong>{total}</strong> {rest}
      </p>
      <nav className={styles.distances} aria-label="Driven in a year">
        {distances.map(({ label, href, isThis }) => (
          <Link
            key={label}
            to={href}
            rel="nofollow"
            aria-current={isThis ? 'true' : undefined}
            preventScrollReset
          >
            {label}
          </Link>
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
          <UiLink key={href} href={href}>
            {label}
          </UiLink>
        ))}
      </p>
    </div>
  );
}
