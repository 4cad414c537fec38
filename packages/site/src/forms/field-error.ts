import { capitaliseFirst } from '@forecourt/domain';

/** What is wrong with a field, by the name of the rule that refused it. */
export type FieldError = 'required' | 'email' | 'pattern' | 'too-long';

/** A field that the visitor has not touched yet shows no error. */
export function decideShownError(message: string | null, isTouched: boolean): string | null {
  return isTouched && message !== null ? capitaliseFirst(message) : null;
}

/** The label of a field, with a star if it is required. */
export function fieldLabel(label: string, isRequired: boolean): string {
  return isRequired ? `${label} *` : label;
}

/** Spaces alone are never a valid value, required or not. */
export function isBlank(value: string): boolean {
  return value !== '' && value.trim() === '';
}
