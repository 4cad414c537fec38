import { formatEuro, groupDigits, type TaxedVehicle } from '@forecourt/domain';
import {
  buildTaxedVehicle,
  explainMotorTax,
  type MotorTaxAnswer,
  motorTaxQuestions,
  type TaxRegime,
  type TaxRow,
  taxRegimes,
  taxRows,
  taxTables,
} from '@forecourt/pricing';
import { explain } from '../answer/explain.ts';
import { mendFields } from '../form/mend-fields.ts';
import { ToolInput } from '../form/tool-input.ts';
import type { AnswerPart, FiguresPart, TablePart, ToolView } from '../tool-view.ts';

const frame = {
  name: 'motor-tax',
  title: 'What is the motor tax?',
  lead: 'It depends on what the vehicle is and when it was first registered. We only ask what matters.',
} as const;

export function buildMotorTaxView(params: URLSearchParams, today: Date): ToolView {
  const input = new ToolInput(params, today);
  const asked = input.ask(motorTaxQuestions);
  const form = input.form('Work it out');
  if (!asked) return { ...frame, form, ...mendFields };
  const vehicle = buildTaxedVehicle(asked);
  const answer = explainMotorTax(vehicle, today);
  return {
    ...frame,
    form,
    summary: `${headlineOf(answer)}.`,
    headline: headlineOf(answer),
    ...(vehicle.kind === 'car' && {
      example: `A ${vehicle.firstRegistered.getUTCFullYear()} car with ${vehicle.co2} g/km of CO₂`,
    }),
    parts: [
      { kind: 'figures', figures: figuresOf(answer) },
      ...linksOf(vehicle, answer),
      ...(answer.regime ? [tableOf(answer.regime, answer.annual)] : []),
      ...taxRegimes
        .filter((regime) => regime !== answer.regime)
        .map((regime) => ({ ...tableOf(regime, null), isFolded: true })),
    ],
    explained: explain(answer),
  };
}

function headlineOf({ annual, between, regime, missing }: MotorTaxAnswer): string {
  if (annual !== null) return `${formatEuro(annual)} a year`;
  if (!between) return 'We can’t tell the rate yet';
  return isCapKnown({ regime, missing })
    ? `At most ${formatEuro(between.most)} a year`
    : `Between ${formatEuro(between.least)} and ${formatEuro(between.most)} a year`;
}

/** A car of early 2008 never pays more than its one known figure says; the other can only lower it. */
function isCapKnown({ regime, missing }: Pick<MotorTaxAnswer, 'regime' | 'missing'>): boolean {
  return (regime === 'engine' && missing === 'co2') || (regime === 'nedc' && missing === 'engine');
}

const missingWords: Record<NonNullable<MotorTaxAnswer['missing']>, string> = {
  co2: 'The CO₂ figure',
  engine: 'The engine size',
};

function figuresOf(answer: MotorTaxAnswer): FiguresPart['figures'] {
  const { annual, halfYear, quarter } = answer;
  if (annual === null) return [unknownFigure(answer)];
  return [
    { label: 'A year', figure: formatEuro(annual), detail: `${formatEuro(annual / 12)} a month` },
    ...(halfYear !== null && quarter !== null
      ? [
          {
            label: 'Six months',
            figure: formatEuro(halfYear),
            detail: `${formatEuro(halfYear * 2 - annual)} more in a year`,
          },
          {
            label: 'Three months',
            figure: formatEuro(quarter),
            detail: `${formatEuro(quarter * 4 - annual)} more in a year`,
          },
        ]
      : []),
  ];
}

function unknownFigure({ between, regime, missing }: MotorTaxAnswer): FiguresPart['figures'][number] {
  const label = 'A year';
  if (!between || !missing) return { label, figure: 'Not known' };
  return isCapKnown({ regime, missing })
    ? {
        label,
        figure: `At most ${formatEuro(between.most)}`,
        detail: `${missingWords[missing]} may bring it down`,
      }
    : {
        label,
        figure: `${formatEuro(between.least)} to ${formatEuro(between.most)}`,
        detail: `${missingWords[missing]} decides`,
      };
}

/** Where the rate is known, links to cars that are taxed no higher. */
function linksOf(vehicle: TaxedVehicle, { annual }: MotorTaxAnswer): AnswerPart[] {
  if (vehicle.kind !== 'car' || annual === null) return [];
  const href = `/used-cars?maxTax=${annual}`;
  return [{ kind: 'links', links: [{ label: `Cars taxed at up to ${formatEuro(annual)} a year`, href }] }];
}

const titles: Record<TaxRegime, string> = {
  engine: 'Cars registered before 2008, by engine size',
  nedc: 'Cars from July 2008 to 2020, by CO₂ (NEDC)',
  wltp: 'Cars from 2021 on, by CO₂ (WLTP)',
  goods: 'Goods vehicles, by unladen weight',
  motorcycle: 'Motorcycles, by engine size',
  bus: 'Buses, by seats',
};

function tableOf(regime: TaxRegime, annual: number | null): TablePart {
  const { unit } = taxTables[regime];
  return {
    kind: 'table',
    title: titles[regime],
    headings: [capitalised(unit), 'Year', 'Six months', 'Three months'],
    rows: taxRows(regime).map((row) => ({
      cells: [
        bandOf(row, unit),
        formatEuro(row.annual),
        row.halfYear === null ? 'none' : formatEuro(row.halfYear),
        row.quarter === null ? 'none' : formatEuro(row.quarter),
      ],
      isChosen: row.annual === annual,
    })),
  };
}

function bandOf({ from, to }: TaxRow, unit: string): string {
  if (to === null) return `${groupDigits(from)} ${unit} or more`;
  return from === to ? `${groupDigits(from)} ${unit}` : `${groupDigits(from)} to ${groupDigits(to)} ${unit}`;
}

function capitalised(unit: string): string {
  return unit === 'seats' ? 'Seats' : unit;
}
