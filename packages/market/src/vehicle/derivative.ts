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

/** What stands after make and model in an advert, as each maker's brochures and Irish dealers write it. */
export function formatDerivative(version: Version): string {
  const engine = engineName(version);
  const drive = version.isAllWheelDrive && !/xDrive|4MATIC/.test(engine) ? driveName(version) : '';
  const gearbox = gearboxName(version);
  const doors = version.doors === 3 && version.body === 'Hatchback' ? '3dr' : '';
  return [engine, drive, version.trim, bodyName(version), gearbox, doors].filter(Boolean).join(' ');
}

function engineName(version: Version): string {
  const { make, power } = version;
  if (make === 'BMW') return bmwName(version);
  if (make === 'Mercedes-Benz') return mercedesName(version);
  if (make === 'Volvo') return volvoName(version);
  if (make === 'Lexus' && power.engine !== null) return lexusName(version);
  if (make === 'Tesla' || make === 'Polestar') return '';
  if (power.engine === null) return `${(power.batteryKwh ?? 0).toFixed(0)}kWh`;
  // P400e and its like already say how strong it is.
  if (/^P\d/.test(power.engine.label)) return power.engine.label;
  return `${formatLitres(power.engine.litres)} ${power.engine.label}`.trim();
}

/** `2.0`, but `1.25` and `1.33`, as the makers wrote them. */
function formatLitres(litres: number): string {
  return Number.isInteger(Math.round(litres * 100) / 10) ? litres.toFixed(1) : litres.toFixed(2);
}

/** 320d, X3 20d xDrive, 330e: the number is the class of power, not the litres. */
function bmwName({ model, power }: Version): string {
  if (power.engine === null) return model.startsWith('iX') ? 'xDrive' : 'eDrive';
  const series = /^(\d) Series/.exec(model)?.[1] ?? '';
  if (model.startsWith('M') && series === '') return 'Competition';
  if (power.fuel.includes('Plug-in'))
    return `${series}${power.engine.litres >= 3 ? '45e' : power.engine.litres < 2 ? '25e' : '30e'}`;
  const isDiesel = power.fuel === 'Diesel';
  const step =
    power.engine.litres >= 4
      ? '50'
      : power.engine.litres >= 2.9
        ? isDiesel
          ? '30'
          : '40'
        : power.powerKw >= 150
          ? '30'
          : power.powerKw >= 125
            ? '20'
            : power.engine.litres >= 1.7
              ? '18'
              : '16';
  return `${series}${step}${isDiesel ? 'd' : 'i'}`;
}

function mercedesName({ model, power, year }: Version): string {
  if (model === 'X-Class') return (power.engine?.litres ?? 0) >= 3 ? '350 d' : '250 d';
  if (power.engine === null)
    return model.startsWith('EQ') ? (power.powerKw > 170 ? '300 4MATIC' : '250+') : '250 EQ';
  const { litres } = power.engine;
  const letter = model.endsWith('-Class') ? model.slice(0, -'-Class'.length) : '';
  if (power.fuel.includes('Plug-in'))
    return `${letter} ${litres >= 3 ? '450' : litres < 1.5 ? '250' : '300'} e`.trim();
  const number =
    litres >= 3.9
      ? '500'
      : litres >= 2.9
        ? '350'
        : power.powerKw >= 135
          ? '250'
          : power.powerKw >= 120
            ? '220'
            : power.powerKw >= 100
              ? '200'
              : '180';
  if (power.fuel !== 'Diesel') return `${letter} ${number}`.trim();
  return `${letter} ${number} ${year < 2015 ? 'CDI' : 'd'}`.trim();
}

function volvoName({ power, year }: Version): string {
  if (power.engine === null) return power.powerKw > 150 ? 'Twin Motor' : 'Single Motor Extended Range';
  if (power.fuel.includes('Plug-in'))
    return power.engine.litres < 2 ? 'T5 Recharge' : power.powerKw > 290 ? 'T8 Recharge' : 'T6 Recharge';
  if (year < 2008)
    return power.fuel === 'Diesel'
      ? `${formatLitres(power.engine.litres)} D`
      : formatLitres(power.engine.litres);
  const step = power.powerKw >= 165 ? 5 : power.powerKw >= 130 ? 4 : power.powerKw >= 105 ? 3 : 2;
  if (power.fuel === 'Diesel') return year >= 2021 ? `B${step}` : `D${step}`;
  return year >= 2020 ? `B${Math.max(3, step)}` : `T${Math.max(2, step)}`;
}

function lexusName({ model, power }: Version): string {
  const litres = power.engine?.litres ?? 2;
  const number = litres >= 3.4 ? '450' : litres >= 2.4 ? '300' : litres >= 2 ? '250' : '200';
  if (model === 'LBX') return '1.5';
  if (power.fuel.includes('Plug-in')) return `${model} 450h+`;
  return power.fuel === 'Petrol Hybrid' ? `${model} ${number}h` : `${model} ${number}`;
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
