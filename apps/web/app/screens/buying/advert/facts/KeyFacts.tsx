import { Icon, type IconName } from '@forecourt/ui';
import type { FactKey, KeyFact } from './build-key-facts.ts';
import styles from './KeyFacts.module.css';

const glyphs: Record<FactKey, IconName> = {
  registered: 'calendar-days',
  mileage: 'gauge',
  fuel: 'fuel',
  gearbox: 'joystick',
  engine: 'cog',
  power: 'zap',
  range: 'battery-charging',
  body: 'car-front',
  owners: 'user-round',
};

export function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, label, value, isUsual }) => (
        <div key={key} className={styles.fact}>
          <dt>
            <Icon glyph={glyphs[key]} />
            {label}
          </dt>
          <dd>
            {value}
            {isUsual ? <small className={styles.usual}> usual for this model</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
