import type { AttributeDefinition } from '../attribute.ts';
import type { ParsedValue } from '../attribute-value.ts';
import { bad, quote } from './parse-value.ts';
import { factorOf, splitUnit } from './stated-unit.ts';

type NumberAttribute = Extract<AttributeDefinition, { kind: 'number' }>;

const plainNumber = /^[+-]?\d+(?:\.\d+)?$/;
const groupedNumber = /^[+-]?\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?$/;

export function parseNumber(attribute: NumberAttribute, raw: unknown): ParsedValue {
  const stated = readStated(attribute, raw);
  if (!Number.isFinite(stated.amount)) return bad(`${attribute.label} ${quote(raw)} is not a number`);
  const problem = findProblem(attribute, stated.amount * stated.factor, stated.factor !== 1);
  if (problem !== null) return bad(`${attribute.label} ${quote(raw)} ${problem}`);
  return { kind: 'ok', value: roundAmount(attribute, stated.amount * stated.factor) };
}

/** What is wrong with an amount in the attribute's own unit, as the end of a sentence; null if nothing is. */
export function findProblem(attribute: NumberAttribute, amount: number, isConverted: boolean): string | null {
  const value = roundAmount(attribute, amount);
  if (!isConverted && !isCloseEnough(attribute, amount, value)) return 'is not a whole number';
  if (value < attribute.min || value > attribute.max)
    return `is not between ${attribute.min} and ${attribute.max}`;
  return null;
}

export function roundAmount(attribute: NumberAttribute, amount: number): number {
  return roundTo(amount, attribute.decimals ?? 0);
}

function readStated(attribute: NumberAttribute, raw: unknown): { amount: number; factor: number } {
  if (typeof raw === 'number') return { amount: raw, factor: 1 };
  if (typeof raw !== 'string') return { amount: Number.NaN, factor: 1 };
  const { digits, unit } = splitUnit(attribute, raw);
  return { amount: readDigits(digits), factor: factorOf(attribute, unit) };
}

function readDigits(text: string): number {
  if (plainNumber.test(text)) return Number(text);
  return groupedNumber.test(text) ? Number(text.replace(/[, ]/g, '')) : Number.NaN;
}

function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  // Adding 0 turns -0 into 0.
  return Math.round(value * scale) / scale + 0;
}

/**
 * Half a kilometre too many is noise and is rounded away. A count such as the doors must be whole, and a
 * measure that rounding would change by more than a hundredth is in another unit: 1.6 is litres, not cubic
 * centimetres.
 */
function isCloseEnough(attribute: NumberAttribute, stated: number, rounded: number): boolean {
  if (attribute.decimals !== undefined || stated === rounded) return true;
  return attribute.unit !== undefined && Math.abs(stated - rounded) <= Math.abs(stated) / 100;
}
