import { Disclosure } from '@forecourt/ui';
import type { ExplainedView } from '../tool-view.ts';
import styles from './ToolWorking.module.css';

/** How the answer was calculated, step by step, for visitors who want to check it. */
export function ToolWorking({ working }: Pick<ExplainedView, 'working'>) {
  if (working.length === 0) return null;
  return (
    <Disclosure label="Show the working" isRuled>
      <ol className={styles.steps}>
        {working.map(({ label, detail, amount }) => (
          <li className={styles.step} key={label + detail}>
            <span className={styles.label}>{label}</span>
            <span className={styles.amount}>{amount}</span>
            <span className={styles.detail}>{detail}</span>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
