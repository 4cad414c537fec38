import type { FieldNotes, SellingErrors, SellingField, SellingFields } from '@forecourt/domain';

/** What each step's form shows: the fields as typed, with what is wrong beside them. */
export interface StepForm {
  token: string;
  version: number;
  fields: SellingFields;
  errors: SellingErrors;
  /** What does not fit together, beside the field that may be wrong. */
  notes: FieldNotes;
  /** Told whatever is typed, as the form has it. */
  noteTyped: (form: FormData) => void;
}

/** The properties of a field that every kind of control has. */
export function fieldOf({ fields, errors, notes }: StepForm, id: SellingField) {
  const error = errors[id];
  const helpText = notes[id];
  return {
    id,
    defaultValue: fields[id],
    ...(helpText !== undefined && { helpText }),
    ...(error !== undefined && { error }),
  };
}

/** The same for a list to choose from. */
export function choiceOf({ fields, errors, notes }: StepForm, id: SellingField) {
  const error = errors[id];
  const helpText = notes[id];
  return {
    id,
    value: fields[id],
    ...(helpText !== undefined && { helpText }),
    ...(error !== undefined && { error }),
  };
}

/** Nothing is preset. */
export function optionsWithNone(options: readonly string[], none = 'Choose') {
  return [{ value: '', label: none }, ...options.map((option) => ({ value: option, label: option }))];
}
