import { Anchor } from '@forecourt/ui';
import styles from './Tools.module.css';

const tools = [
  { href: '/car-valuation', name: 'Car valuation', text: 'Private, dealer and trade-in price' },
  { href: '/vehicle-check', name: 'Vehicle check', text: 'What a number plate tells you' },
  { href: '/running-costs', name: 'Running costs', text: 'What it costs a year' },
  { href: '/motor-tax', name: 'Motor tax', text: 'For a year, six months or three' },
  { href: '/vrt', name: 'VRT and import', text: 'What it costs to import' },
  { href: '/ev-calculator', name: 'Electric car', text: 'Range, charging and cost' },
] as const;

/** Calculators for buyers. */
export function Tools() {
  return (
    <section aria-labelledby="tools">
      <h2 className={styles.title} id="tools">
        Work it out before you buy
      </h2>
      <ul className={styles.tools}>
        {tools.map(({ href, name, text }) => (
          <li key={href}>
            <Anchor className={styles.tool} href={href}>
              <strong className={styles.name}>{name}</strong>
              <span className={styles.text}>{text}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
