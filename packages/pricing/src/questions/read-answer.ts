import { dublinDay, writeNumber } from '@forecourt/domain';
import { type Answer, type Asked, type NumberQuestion, type Question, resolve } from './question.ts';
import { parseTyped, toWhole } from './typed-number.ts';

export interface ReadAnswer {
  /** Null if empty, undefined if it cannot be used. */
  answer: Answer | null | undefined;
  /** How it was read, if that is not obvious. */
  said?: string;
}

/** Parses a typed answer. The page and REST both use this, so that they accept the same. */
export function readAnswer(question: Question, text: string, today: Date): ReadAnswer {
  const written = text.trim();
  switch (question.kind) {
    case 'yes-no':
      return { answer: /^(yes|true|1|on)$/i.test(written) };
    case 'number':
      return readNumber(question, written, today);
    case 'choice': {
      const isWritten = ({ value }: { value: string }) => value.toLowerCase() === written.toLowerCase();
      return { answer: written === '' ? null : question.options.find(isWritten)?.value };
    }
    case 'text':
      return { answer: written.length > question.maxLength ? undefined : written || null };
  }
}

function readNumber(question: NumberQuestion, written: string, today: Date): ReadAnswer {
  const { unit, isDecimal = false } = question;
  const { number: exact, said } = parseTyped(written, unit);
  if (exact === undefined) return { answer: null };
  const number = isDecimal ? exact : toWhole(exact, unit);
  const { min, max } = boundsOf(question, today);
  const isGood = number >= min && number <= max && (isDecimal || Number.isInteger(number));
  return { answer: isGood ? number : undefined, ...(said && { said }) };
}

export function boundsOf({ min, max }: Pick<NumberQuestion, 'min' | 'max'>, today: Date) {
  return { min, max: max === 'this-year' ? dublinDay(today).year : max };
}

/** `whole number from 0 to 1,000,000` */
export function describeBounds(question: NumberQuestion, today: Date): string {
  const { min, max } = boundsOf(question, today);
  const whole = question.isDecimal ? '' : 'whole ';
  return `${whole}number from ${writeNumber(min, max)} to ${writeNumber(max, max)}`;
}

/** `Price (€)`; unchanged if the label itself names the unit. */
export function labelOf(question: Question, asked: Asked, today: Date): string {
  const label = resolve(question.label, asked, today);
  if (question.kind !== 'number' || !question.unit || question.offered) return label;
  return label.toLowerCase().startsWith(question.unit) ? label : `${label} (${question.unit})`;
}

export function isAsked(question: Question, asked: Asked, today: Date): boolean {
  return question.when?.(asked, today) ?? true;
}

/** Whether it is optional after the earlier answers. */
export function mayBeLeftOpen({ isOptional = false }: Question, asked: Asked, today: Date): boolean {
  return resolve(isOptional, asked, today);
}

/** The form's value until the visitor changes it. */
export function firstAnswer({ usual, example }: Question, asked: Asked, today: Date): Answer | null {
  return resolve<Answer | null>(usual ?? example ?? null, asked, today);
}

/** The default; undefined if an answer is required. */
export function unsaidAnswer(question: Question, asked: Asked, today: Date): Answer | null | undefined {
  const unsaid = question.unsaid ?? question.usual;
  if (unsaid !== undefined) return resolve<Answer>(unsaid, asked, today);
  return mayBeLeftOpen(question, asked, today) ? null : undefined;
}

/** The list entry for an open answer; empty if an answer is required. */
export function noneLabelOf(question: Question, asked: Asked, today: Date): string {
  return 'noneLabel' in question ? resolve(question.noneLabel ?? '', asked, today) : '';
}
