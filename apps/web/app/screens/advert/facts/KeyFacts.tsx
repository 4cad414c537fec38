import { Icon, type IconGlyph } from '@forecourt/ui';
import BatteryCharging from 'lucide-react/icons/battery-charging';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CarFront from 'lucide-react/icons/car-front';
import Cog from 'lucide-react/icons/cog';
import Fuel from 'lucide-react/icons/fuel';
import Gauge from 'lucide-react/icons/gauge';
import Joystick from 'lucide-react/icons/joystick';
import UserRound from 'lucide-react/icons/user-round';
import Zap from 'lucide-react/icons/zap';
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
      {facts.map(({ key, label, value }) => (
        <div key={key} className={styles.fact}>
          <dt>
            <Icon glyph={glyphs[key]} />
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
