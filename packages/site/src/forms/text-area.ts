import { groupDigits } from '@forecourt/domain';
import { decideShownError, type FieldError, isBlank } from './field-error.ts';

export interface TextAreaRules {
  id: string;
  isRequired: boolean;
  /** Defaults to 3000. */
  maxLength?: number;
}

export const defaultTextAreaLength = 3000;

export function findTextAreaError(rules: TextAreaRules, value: string): FieldError | null {
  if (isBlank(value) || (value === '' && rules.isRequired)) return 'required';
  // Browsers stop typing at the limit, but a pasted or posted text may exceed it.
  return value.length > (rules.maxLength ?? defaultTextAreaLength) ? 'too-long' : null;
}

export function textAreaMessage(rules: TextAreaRules, error: FieldError): string {
  if (error !== 'too-long') return `${rules.id} is required`;
  return `${rules.id} is longer than ${groupDigits(rules.maxLength ?? defaultTextAreaLength)} characters`;
}

export function decideTextAreaMessage(
  rules: TextAreaRules,
  value: string,
  isTouched: boolean,
): string | null {
  const error = findTextAreaError(rules, value);
  return decideShownError(error && textAreaMessage(rules, error), isTouched);
}
