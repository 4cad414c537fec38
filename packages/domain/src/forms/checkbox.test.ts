import { describe, expect, it } from 'vitest';
import { decideHelpTone, isCheckboxMissing, toggleCheckbox } from './checkbox.ts';

describe('a checkbox', () => {
  const box = {
    label: 'I agree',
    helpText: null,
    checked: false,
    disabled: false,
    hasError: false,
    isRequired: true,
    smallCheckBox: false,
  };

  it('toggles, unless disabled', () => {
    expect(toggleCheckbox(box).checked).toBe(true);
    expect(toggleCheckbox(toggleCheckbox(box)).checked).toBe(false);
    expect(toggleCheckbox({ ...box, disabled: true }).checked).toBe(false);
  });

  it('is missing when required and not checked', () => {
    expect(isCheckboxMissing(box)).toBe(true);
    expect(isCheckboxMissing({ ...box, checked: true })).toBe(false);
    expect(isCheckboxMissing({ ...box, isRequired: false })).toBe(false);
  });

  it('turns its help text red with an error', () => {
    expect(decideHelpTone({ hasError: true })).toBe('error');
    expect(decideHelpTone({ hasError: false })).toBe('normal');
  });
});
