import type { Powertrain } from './powertrain.ts';

/** What a maker's badge depends on. */
export interface Badged {
  model: string;
  year: number;
  isAllWheelDrive: boolean;
  power: Powertrain;
}

/** The first of its thresholds in kW, the strongest first, that the power reaches. */
function stepAt(
  kw: number,
  steps: readonly (readonly [from: number, badge: string])[],
  least: string,
): string {
  return steps.find(([from]) => kw >= from)?.[1] ?? least;
}

/** 320d, X3 20d xDrive, 330e: the number is the class of power, not the litres. */
export function bmwBadge({ model, year, isAllWheelDrive, power }: Badged): string {
  const { engine, fuel, powerKw } = power;
  if (engine === null) return isAllWheelDrive ? 'xDrive' : 'eDrive';
  const series = /^(\d) Series/.exec(model)?.[1] ?? '';
  if (model.startsWith('M') && series === '') return 'Competition';
  if (fuel.includes('Plug-in')) {
    const strongest = year >= 2023 ? '50e' : '45e';
    return `${series}${engine.litres >= 3 ? strongest : engine.litres < 2 ? '25e' : '30e'}`;
  }
  const isDiesel = fuel === 'Diesel';
  if (engine.litres >= 4) return `${series}50${isDiesel ? 'd' : 'i'}`;
  const steps = [
    [150, '30'],
    [125, '20'],
  ] as const;
  const step =
    engine.litres >= 2.9
      ? isDiesel
        ? '30'
        : '40'
      : stepAt(powerKw, steps, engine.litres >= 1.7 ? '18' : '16');
  // Petrol engines lost their i with the models of 2025.
  return `${series}${step}${isDiesel ? 'd' : year >= 2025 ? '' : 'i'}`;
}

const compactMercedes = /^(A|B|CLA|GLA|GLB)-Class/;

/** C 220 d, E 350 CDI, A 180: the meaning of each number has changed over the years. */
export function mercedesBadge({ model, year, isAllWheelDrive, power }: Badged): string {
  const { engine, fuel, powerKw } = power;
  if (model === 'X-Class') return (engine?.litres ?? 0) >= 3 ? '350 d' : '250 d';
  if (engine === null) return mercedesElectricBadge(model, isAllWheelDrive);
  const letter = model.endsWith('-Class') ? model.slice(0, -'-Class'.length) : '';
  if (fuel.includes('Plug-in'))
    return `${letter} ${engine.litres >= 3 ? '450' : engine.litres < 1.5 ? '250' : '300'} e`.trim();
  if (model === 'SL-Class' && year >= 2021) return 'SL 55 AMG';
  if (fuel !== 'Diesel') return `${letter} ${petrolNumber(model, year, engine.litres, powerKw)}`.trim();
  return `${letter} ${dieselNumber(year, engine.litres, powerKw)} ${year < 2015 ? 'CDI' : 'd'}`.trim();
}

function mercedesElectricBadge(model: string, isAllWheelDrive: boolean): string {
  if (model === 'EQS') return isAllWheelDrive ? '580 4MATIC' : '450+';
  if (model === 'EQE') return isAllWheelDrive ? '350 4MATIC' : '300';
  if (model.startsWith('EQ')) return isAllWheelDrive ? '300 4MATIC' : '250+';
  return '250 EQ';
}

function petrolNumber(model: string, year: number, litres: number, kw: number): string {
  if (litres >= 3.9) return year >= 2019 ? '580' : '500';
  if (litres >= 2.9) return year >= 2018 ? '450' : year >= 2014 ? '400' : '350';
  if (compactMercedes.test(model))
    return stepAt(
      kw,
      [
        [140, '250'],
        [110, '200'],
      ],
      '180',
    );
  // From 2018 the larger cars had a 300 instead of the 250.
  const strong = year >= 2018 ? '300' : '250';
  return stepAt(
    kw,
    [
      [155, strong],
      [125, '200'],
    ],
    '180',
  );
}

function dieselNumber(year: number, litres: number, kw: number): string {
  if (litres >= 2.6) return kw >= 240 && year >= 2017 ? '400' : year < 2006 ? '320' : '350';
  // The diesels of 2016 had as much power as the previous 250 and were called 220.
  const steps =
    year >= 2016
      ? ([
          [130, '220'],
          [100, '200'],
        ] as const)
      : ([
          [140, '250'],
          [120, '220'],
          [98, '200'],
        ] as const);
  return stepAt(kw, steps, '180');
}

export function volvoBadge({ model, power, year, isAllWheelDrive }: Badged): string {
  const { engine, fuel, powerKw } = power;
  if (engine === null)
    return isAllWheelDrive
      ? 'Twin Motor'
      : (power.batteryKwh ?? 0) >= 65
        ? 'Single Motor Extended Range'
        : 'Single Motor';
  if (fuel.includes('Plug-in')) {
    const step = engine.litres < 2 ? 'T5' : powerKw > 290 || model === 'XC90' ? 'T8' : 'T6';
    return `${step} ${year >= 2020 ? 'Recharge' : 'Twin Engine'}`;
  }
  if (year < 2008) return `${engine.litres.toFixed(1)}${fuel === 'Diesel' ? ' D' : ''}`;
  const step = powerKw >= 165 ? 5 : powerKw >= 130 ? 4 : powerKw >= 105 ? 3 : 2;
  if (fuel === 'Diesel') return year >= 2021 ? `B${Math.max(3, step)}` : `D${step}`;
  return year >= 2020 ? `B${Math.max(3, step)}` : `T${Math.max(2, step)}`;
}

/** Hybrids of these models were renumbered at their facelift. */
const renumbered: readonly (readonly [model: string, from: number, number: string])[] = [
  ['NX', 2022, '350'],
  ['RX', 2023, '350'],
  ['UX', 2024, '300'],
];

export function lexusBadge({ model, year, power: { engine, fuel } }: Badged): string {
  if (model === 'LBX') return '1.5';
  if (fuel.includes('Plug-in')) return `${model} 450h+`;
  const litres = engine?.litres ?? 2;
  const usual = litres >= 3.4 ? '450' : litres >= 2.4 ? '300' : litres >= 2 ? '250' : '200';
  if (fuel !== 'Petrol Hybrid') return `${model} ${usual}`;
  const now = renumbered.find(([name, from]) => name === model && from <= year)?.[2];
  return `${model} ${now ?? usual}h`;
}
