import { formatEuro } from '../price/price.ts';
import type { AskedFigure } from './asked-figure.ts';

/** The figure to calculate with; a message if it differs from the visitor's. */
export interface SettledFigure {
  value: number;
  words?: string;
}

interface FigureRule {
  /** As the start of a sentence. */
  name: string;
  unit: keyof typeof units;
  most: number;
  /** If nothing, or nothing readable, was given. */
  usual: number;
}

const units = {
  euro: { format: formatEuro, refusal: 'That’s not an amount.' },
  percent: { format: (rate: number) => `${rate}%`, refusal: 'That’s not a percentage.' },
};

export function settleFigure(asked: AskedFigure, { name, unit, most, usual }: FigureRule): SettledFigure {
  const { format, refusal } = units[unit];
  const value = Math.min(Math.max(asked ?? usual, 0), most);
  if (asked === undefined || asked === value) return { value };
  const range = most > 0 ? `between ${format(0)} and ${format(most)}` : `only ${format(0)}`;
  const reason = asked === null ? refusal : `${name} can be ${range}.`;
  return { value, words: `${reason} We used ${format(value)}.` };
}

/** The nearest term on offer. */
export function settleTerm(
  asked: AskedFigure,
  terms: readonly [number, ...number[]],
  usual: number,
): SettledFigure {
  const months = asked ?? usual;
  const value = terms.reduce((best, term) =>
    Math.abs(term - months) < Math.abs(best - months) ? term : best,
  );
  if (asked === undefined || asked === value) return { value };
  const choice = `${terms.slice(0, -1).join(', ')} or ${terms.at(-1)}`;
  return { value, words: `The term can be ${choice} months. We used ${value} months.` };
}
