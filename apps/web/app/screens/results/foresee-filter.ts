import type { FieldChanges } from './merge-fields.ts';

/** The box that a press here would tick or untick. */
export function findBox(target: EventTarget | null): HTMLInputElement | null {
  const element = target instanceof Element ? target : null;
  const control = element?.closest('label')?.control ?? element?.closest('input');
  return control instanceof HTMLInputElement && control.type === 'checkbox' && !control.disabled
    ? control
    : null;
}

/** What the form would hold of the box's name after the press. */
export function foreseePress(
  { name, value, checked }: Pick<HTMLInputElement, 'name' | 'value' | 'checked'>,
  held: FormData,
): FieldChanges {
  const values = held.getAll(name).filter((one) => typeof one === 'string');
  return { [name]: checked ? values.filter((one) => one !== value) : [...values, value] };
}
