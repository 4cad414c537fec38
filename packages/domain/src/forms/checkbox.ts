export interface Checkbox {
  label: string;
  helpText: string | null;
  checked: boolean;
  disabled: boolean;
  hasError: boolean;
  isRequired: boolean;
  smallCheckBox: boolean;
}

/** The box after a click; a disabled one stays as it is. */
export function toggleCheckbox(box: Checkbox): Checkbox {
  return box.disabled ? box : { ...box, checked: !box.checked };
}

export function isCheckboxMissing(box: Pick<Checkbox, 'isRequired' | 'checked'>): boolean {
  return box.isRequired && !box.checked;
}

/** The help text turns red with the error. */
export function decideHelpTone(box: Pick<Checkbox, 'hasError'>): 'error' | 'normal' {
  return box.hasError ? 'error' : 'normal';
}
