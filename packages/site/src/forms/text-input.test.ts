import { isEmail, isPhone, tidyPhone } from '@forecourt/domain';
import { describe, expect, it } from 'vitest';
import { fieldLabel } from './field-error.ts';
import { decideTextInputMessage, missingIdError, requireInputId, type TextInputRules } from './text-input.ts';

const field = (type: TextInputRules['type'], isRequired: boolean, id = 'first name'): TextInputRules => ({
  id,
  type,
  isRequired,
});
const message = (rules: TextInputRules, value: string) => decideTextInputMessage(rules, value, true);

describe('a text input', () => {
  it('shows no error before the visitor has been in the field', () => {
    expect(decideTextInputMessage(field('text', true), '', false)).toBeNull();
    expect(decideTextInputMessage(field('email', true), 'nonsense', false)).toBeNull();
  });

  it('asks for a required value by its id, with a capital letter', () => {
    expect(message(field('text', true), '')).toBe('First name is required');
  });

  it('asks for an email in its own words, whatever its id', () => {
    expect(message(field('email', true, 'work'), '')).toBe('Valid email is required');
    expect(message(field('email', false, 'work'), 'nonsense')).toBe('Valid email is required');
  });

  it('asks for a valid value if the pattern does not match', () => {
    expect(message(field('tel', false, 'phone'), '12')).toBe('Valid phone is required');
    expect(message(field('tel', true, 'phone'), '')).toBe('Phone is required');
  });

  it.each(['text', 'email', 'tel'] as const)('refuses spaces alone in an optional %s field', (type) => {
    expect(message(field(type, false), '   ')).not.toBeNull();
    expect(message(field(type, false), '\t\n')).not.toBeNull();
  });

  it('treats spaces alone in a required field as empty', () => {
    expect(message(field('text', true), '  ')).toBe('First name is required');
  });

  it('accepts an empty optional field and valid values', () => {
    expect(message(field('text', false), '')).toBeNull();
    expect(message(field('email', false), '')).toBeNull();
    expect(message(field('text', true), 'Aoife')).toBeNull();
    expect(message(field('email', true), 'aoife@mail.example')).toBeNull();
    expect(message(field('tel', true), '020 910 1998')).toBeNull();
  });
});

describe('an input without id', () => {
  it('is refused with the code that developers look up', () => {
    expect(missingIdError()).toBe('[CZDS-ERR-001] Element ForecourtInputComponent is missing "id" property');
    expect(() => requireInputId(undefined)).toThrow('[CZDS-ERR-001]');
    expect(() => requireInputId('')).toThrow('[CZDS-ERR-001]');
    expect(requireInputId('name')).toBe('name');
  });
});

describe('fieldLabel', () => {
  it('has a star when required', () => {
    expect(fieldLabel('Name', true)).toBe('Name *');
    expect(fieldLabel('Name', false)).toBe('Name');
  });
});

describe('isEmail', () => {
  it.each(['a@b.ie', ' a@b.ie ', "o'neill+cars@mail.co.uk", 'A.B@EXAMPLE.COM'])('accepts %o', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'a',
    '@b.ie',
    'a@',
    'a@b',
    'a@b.',
    'a@.ie',
    'a b@c.ie',
    'a@b@c.ie',
    'a@-b.ie',
    'a@b..ie',
    'a@b.ie\nc@d.ie',
    `${'x'.repeat(65)}@b.ie`,
    `a@${'b.'.repeat(130)}ie`,
  ])('refuses %o', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe('the longest email', () => {
  it('has 254 characters', () => {
    const host = `${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(3)}.ie`;
    const longest = `${'a'.repeat(254 - 1 - host.length)}@${host}`;
    expect(longest).toHaveLength(254);
    expect(isEmail(longest)).toBe(true);
    expect(isEmail(`a${longest}`)).toBe(false);
  });
});

describe('tidyPhone', () => {
  it.each([
    ['01-4551234', '01 4551234'],
    ['087-123-4567', '087 123 4567'],
    ['01.455.1234', '01 455 1234'],
    ['066/7123456', '066 7123456'],
    ['(01) - 455 1234', '(01) 455 1234'],
    ['020 910 1998', '020 910 1998'],
    ['-1', '-1'],
  ])('writes %o as %o', (text, tidy) => {
    expect(tidyPhone(text)).toBe(tidy);
  });
});

describe('isPhone', () => {
  it.each([
    '020 910 1998',
    '0209101998',
    '+353 86 123 4567',
    '+353861234567',
    '00353 1 234 5678',
    '(01) 234 5678',
    '+353(01)2345678',
    '12345',
    ' 12345 ',
    '1234567890',
    '12345678901234',
    '(1234)12345',
    '(1234)1234567890',
    '+123(1234)1234567890',
    '00123(1)12345',
  ])('accepts %o', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  it.each([
    '',
    '1234',
    '  12  ',
    'phone',
    '01-2345678',
    '(01 2345678',
    '(12345) 1234',
    '+1234567890123456789',
    '123456789012345',
    '(1234)1234',
    '(1234)12345678901',
    '+1234(1)12345',
    '+(1)12345',
    '1234x5678',
    '++35386123456',
    '()12345',
  ])('refuses %o', (text) => {
    expect(isPhone(text)).toBe(false);
  });
});
