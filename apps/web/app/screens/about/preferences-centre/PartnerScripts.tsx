import type { ScriptLine } from './build-preferences-view.ts';
import styles from './PartnerScripts.module.css';

/** Lists the third-party scripts and whether each has loaded: a promise that the visitor can check. */
export function PartnerScripts({ scripts }: { scripts: readonly ScriptLine[] }) {
  if (scripts.length === 0) return null;
  return (
    <section aria-labelledby="partners">
      <h2 className={styles.title} id="partners">
        Partners on this page
      </h2>
      <dl className={styles.scripts}>
        {scripts.map(({ name, host, state }) => (
          <div className={styles.script} key={name}>
            <dt>
              {name} <span className={styles.host}>{host}</span>
            </dt>
            <dd>{state}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
