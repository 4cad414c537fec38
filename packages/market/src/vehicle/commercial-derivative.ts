import type { Load } from './commercial-load.ts';
import type { Powertrain } from './powertrain.ts';

const trims = ['', 'Base', 'Comfort', 'Limited'];
const vanTrims: Readonly<Record<string, readonly string[]>> = {
  Ford: ['Base', 'Trend', 'Limited', 'Sport'],
  Volkswagen: ['Startline', 'Trendline', 'Highline', 'Sportline'],
  Toyota: ['DLX', 'GX', 'Sport', 'Invincible'],
  Renault: ['Business', 'Business+', 'Sport', 'Red Edition'],
  Peugeot: ['S', 'Professional', 'Asphalt', 'Professional Premium'],
  Citroen: ['X', 'Enterprise', 'Driver', 'Enterprise Plus'],
  Opel: ['Edition', 'Sportive', 'Dynamic', 'Elite'],
  Nissan: ['Visia', 'Acenta', 'N-Connecta', 'Tekna'],
  'Mercedes-Benz': ['Pure', 'Progressive', 'Select', 'Premium'],
  Isuzu: ['Utility', 'DL20', 'DL40', 'V-Cross'],
  Mitsubishi: ['4Life', 'Trojan', 'Warrior', 'Barbarian'],
  'Land Rover': ['S', 'SE', 'XS', 'HSE'],
};

/** What is on the chassis, if the model's name does not say it. */
const bodyNames: Readonly<Record<string, string>> = {
  Tipper: 'Tipper',
  Dropside: 'Dropside',
  'Luton / Box': 'Luton',
  Refrigerated: 'Fridge',
  'Chassis Cab': 'Chassis Cab',
  Minibus: 'Minibus',
  'Motorhome / Camper': 'Camper',
  'Recovery / Beavertail': 'Beavertail',
};

/** `L2H1 2.0 EcoBlue Trend` for a van, `470 4x2 Sleeper Cab` for a truck. */
export function formatCommercialDerivative(
  make: string,
  power: Powertrain,
  load: Load,
  isHeavy: boolean,
  isAutomatic: boolean,
  trimLevel: number,
): string | null {
  if (isHeavy && power.engine !== null) {
    const horsepower = Math.round((Math.max(90, power.engine.litres * 27) * 1.36) / 10) * 10;
    const axles =
      load.body === 'Tractor Unit'
        ? load.size > 0.5
          ? '6x2'
          : '4x2'
        : load.grossKg > 28_000
          ? '8x4'
          : load.grossKg > 19_000
            ? '6x2'
            : '4x2';
    return `${horsepower} ${axles} ${load.body === 'Tractor Unit' ? 'Sleeper Cab' : 'Day Cab'}`;
  }
  const size = [load.wheelbase, load.roofHeight].map((text) => text?.match(/\((.+)\)/)?.[1] ?? '').join('');
  const engine =
    power.engine === null
      ? `${power.batteryKwh ?? 50}kWh`
      : `${power.engine.litres.toFixed(1)} ${power.engine.label}`.trim();
  const trim = (vanTrims[make] ?? trims)[trimLevel] ?? '';
  return (
    [
      size,
      engine,
      trim,
      bodyNames[load.body] ?? (load.cab === 'Double Cab' || load.cab === 'Crew Cab' ? load.cab : ''),
      isAutomatic && power.engine !== null ? 'Auto' : '',
    ]
      .filter(Boolean)
      .join(' ') || null
  );
}
