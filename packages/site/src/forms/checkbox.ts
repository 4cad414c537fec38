export interface Checkbox {
  label: string;
  helpText: string | null;
  checked: boolean;
  disabled: boolean;
  hasError: boolean;
  isRequired: boolean;
  smallCheckBox: boolean;
}
