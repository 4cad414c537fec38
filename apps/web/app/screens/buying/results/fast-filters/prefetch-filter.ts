/** The checkbox that a press here would toggle. */
export function findBox(target: EventTarget | null): HTMLInputElement | null {
  const element = target instanceof Element ? target : null;
  const control = element?.closest('label')?.control ?? element?.closest('input');
  return control instanceof HTMLInputElement && control.type === 'checkbox' && !control.disabled
    ? control
    : null;
}

/**
 * What the form would contain after a press on the box. Read from the form itself, which alone knows the
 * order of its fields.
 */
export function fieldsAfterPress(form: HTMLFormElement, box: HTMLInputElement): FormData {
  box.checked = !box.checked;
  const fields = new FormData(form);
  box.checked = !box.checked;
  return fields;
}
