import { bmwBadge, lexusBadge, mercedesBadge, volvoBadge } from './badges.ts';
import type { Powertrain } from './powertrain.ts';

interface Version {
  make: string;
  model: string;
  year: number;
  body: string;
  doors: number;
  isAutomatic: boolean;
  isAllWheelDrive: boolean;
  power: Powertrain;
  trim: string;
}

/** What follows make and model in an advert, as each maker's brochures and Irish dealers write it. */
export function formatDerivative(version: Version): string {
  const engine = engineName(version);
  const drive =
    version.isAllWheelDrive && !/xDrive|4MATIC|Motor|quattro/.test(`${engine} ${version.trim}`)
      ? driveName(version)
      : '';
  const gearbox = gearboxName(version);
  const doors = version.doors === 3 && version.body === 'Hatchback' ? '3dr' : '';
  return [engine, drive, version.trim, bodyName(version), gearbox, doors].filter(Boolean).join(' ');
}

function engineName(version: Version): string {
  const { make, power } = version;
  if (make === 'BMW') return bmwBadge(version);
  if (make === 'Mercedes-Benz') return mercedesBadge(version);
  if (make === 'Volvo') return volvoBadge(version);
  if (make === 'Lexus' && power.engine !== null) return lexusBadge(version);
  if (make === 'Tesla' || make === 'Polestar') return '';
  if (power.engine === null) return `${(power.batteryKwh ?? 0).toFixed(0)}kWh`;
  // P400e, D300 and the like already give the power.
  if (/^[PD]\d{3}/.test(power.engine.label)) return power.engine.label;
  return `${formatLitres(power.engine.litres)} ${power.engine.label}`.trim();
}

/** `2.0`, but `1.25` and `1.33`, as the makers wrote them. */
function formatLitres(litres: number): string {
  return Number.isInteger(Math.round(litres * 100) / 10) ? litres.toFixed(1) : litres.toFixed(2);
}

function driveName({ make }: Version): string {
  if (make === 'Audi') return 'quattro';
  if (make === 'BMW') return 'xDrive';
  if (make === 'Mercedes-Benz') return '4MATIC';
  if (make === 'Volkswagen') return '4Motion';
  if (
    make === 'Volvo' ||
    make === 'Tesla' ||
    make === 'Polestar' ||
    make === 'Jaguar' ||
    make === 'Land Rover'
  )
    return '';
  return ['Skoda', 'Seat', 'Cupra', 'Dacia', 'Ford', 'Opel', 'Nissan'].includes(make) ? '4x4' : 'AWD';
}

function gearboxName({ make, isAutomatic, power }: Version): string {
  if (!isAutomatic || power.engine === null || power.fuel.includes('Hybrid')) return '';
  if (['Volkswagen', 'Skoda', 'Seat', 'Cupra'].includes(make)) return 'DSG';
  if (make === 'Audi') return 'S tronic';
  if (['BMW', 'Mercedes-Benz', 'Volvo', 'Lexus', 'Land Rover', 'Jaguar', 'Porsche'].includes(make)) return '';
  return make === 'Peugeot' || make === 'Citroen' || make === 'DS' ? 'EAT8' : 'Auto';
}

function bodyName({ make, body }: Version): string {
  if (body === 'Convertible') return make === 'Porsche' ? 'Cabriolet' : '';
  if (body !== 'Estate') return '';
  if (make === 'BMW') return 'Touring';
  if (make === 'Audi') return 'Avant';
  if (['Skoda'].includes(make)) return 'Combi';
  if (['Toyota', 'Opel'].includes(make)) return 'Sports Tourer';
  if (['Peugeot', 'Kia'].includes(make)) return 'SW';
  return ['Volvo', 'Subaru', 'MG', 'MINI'].includes(make) ? '' : 'Estate';
}
