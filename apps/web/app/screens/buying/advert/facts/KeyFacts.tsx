import { Icon, type IconGlyph } from '@forecourt/ui';
import { BatteryCharging } from '@forecourt/ui/icons/battery-charging';
import { CalendarDays } from '@forecourt/ui/icons/calendar-days';
import { CarFront } from '@forecourt/ui/icons/car-front';
import { Cog } from '@forecourt/ui/icons/cog';
import { Fuel } from '@forecourt/ui/icons/fuel';
import { Gauge } from '@forecourt/ui/icons/gauge';
import { Joystick } from '@forecourt/ui/icons/joystick';
import { UserRound } from '@forecourt/ui/icons/user-round';
import { Zap } from '@forecourt/ui/icons/zap';
import type { FactKey, KeyFact } from './build-key-facts.ts';
import styles from './KeyFacts.module.css';

const glyphs: Record<FactKey, IconGlyph> = {
  registered: CalendarDays,
  mileage: Gauge,
  fuel: Fuel,
  gearbox: Joystick,
  engine: Cog,
  power: Zap,
  range: BatteryCharging,
  body: CarFront,
  owners: UserRound,
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
