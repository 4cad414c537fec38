import type { ArrangementErrors, ArrangementField } from '@forecourt/services';
import type { ArrangementsView } from '../build-arrangements-view.ts';

/** A form that was sent and refused: nothing that was filled in is lost. */
export interface RefusedArrangement {
  /** Its name among the forms of the page. */
  form: string;
  fields: Readonly<Partial<Record<ArrangementField, string>>>;
  errors: ArrangementErrors;
  /** Why nothing was done although the fields are fine; null if it is in `errors`. */
  message: string | null;
}

/** What every form of the page needs. */
export interface FormParts {
  view: ArrangementsView;
  /** Null behind a signed link. */
  token: string | null;
  /** Sent again with the same key, it is done once. */
  formKey: string;
  refused: RefusedArrangement | null;
}

/** For a button outside its form. */
export function formId(form: string): string {
  return `form-${form}`;
}

/** The ids of fields, of which several forms of a page have some of the same name. */
export function fieldId(form: string, name: ArrangementField): string {
  return `${form}-${name}`;
}

/** What was filled in before the form was refused, and what was wrong with it. */
export function refusedField(
  { refused }: FormParts,
  form: string,
  name: ArrangementField,
): { value: string | undefined; error: string | undefined } {
  if (refused?.form !== form) return { value: undefined, error: undefined };
  return { value: refused.fields[name], error: refused.errors[name] };
}
