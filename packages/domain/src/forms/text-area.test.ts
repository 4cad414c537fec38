import { describe, expect, it } from 'vitest';
import { decideHelpTone, isCheckboxMissing, toggleCheckbox } from './checkbox.ts';
import { decideTextAreaMessage } from './text-area.ts';

const area = { id: 'message', isRequired: false };

describe('a text area', () => {
  it('asks for a required text', () => {
    expect(decideTextAreaMessage({ ...area, isRequired: true }, '', true)).toBe('Message is required');
  });

  it('refuses spaces alone, required or not', () => {
    expect(decideTextAreaMessage(area, '  \n ', true)).toBe('Message is required');
    expect(decideTextAreaMessage({ ...area, isRequired: true }, ' ', true)).toBe('Message is required');
  });

  it('shows nothing before it was touched', () => {
    expect(decideTextAreaMessage({ ...area, isRequired: true }, '', false)).toBeNull();
  });

  it('takes 3000 characters unless told otherwise', () => {
    expect(decideTextAreaMessage(area, 'x'.repeat(3000), true)).toBeNull();
    expect(decideTextAreaMessage(area, 'x'.repeat(3001), true)).toBe(
      'Message is longer than 3,000 characters',
    );
    expect(decideTextAreaMessage({ ...area, maxLength: 10 }, 'x'.repeat(11), true)).toBe(
      'Message is longer than 10 characters',
    );
  });

  it('is content with nothing when nothing is required', () => {
    expect(decideTextAreaMessage(area, '', true)).toBeNull();
  });
});

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
