import { isEmail, isPhone } from '@forecourt/domain';
import { brand } from '../brand/brand.ts';
import { decideShownError, type FieldError, isBlank } from './field-error.ts';

export interface TextInputRules {
  /** Names the field in its messages. */
  id: string;
  type: 'text' | 'email' | 'tel' | 'date' | 'time';
  isRequired: boolean;
}

/** What developers read if they forget the id, without which no label would point to the field. */
export function missingIdError(productName: string = brand.name): string {
  return `[CZDS-ERR-001] Element ${productName}InputComponent is missing "id" property`;
}

export function requireInputId(id: string | undefined): string {
  if (!id) throw new Error(missingIdError());
  return id;
}

/** The first rule that the value breaks, or null. */
export function findTextInputError(rules: TextInputRules, value: string): FieldError | null {
  if (value === '') return rules.isRequired ? 'required' : null;
  if (isBlank(value)) return rules.isRequired ? 'required' : 'pattern';
  if (rules.type === 'email') return isEmail(value) ? null : 'email';
  if (rules.type === 'tel') return isPhone(value) ? null : 'pattern';
  return null;
}

export function textInputMessage(rules: TextInputRules, error: FieldError): string {
  if (rules.type === 'email') return 'Valid email is required';
  return error === 'required' ? `${rules.id} is required` : `Valid ${rules.id} is required`;
}

/** The message to show under the field now, or null. */
export function decideTextInputMessage(
  rules: TextInputRules,
  value: string,
  isTouched: boolean,
): string | null {
  const error = findTextInputError(rules, value);
  return decideShownError(error && textInputMessage(rules, error), isTouched);
}
