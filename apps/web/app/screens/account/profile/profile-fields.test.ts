import { expect, test } from 'vitest';
import { buildProfile, findProfileErrors, readProfileFields } from './profile-fields.ts';

const read = (form: Record<string, string>) => readProfileFields((name) => form[name] ?? '');

test('an empty profile is valid, and a mail that is not ticked is not wanted', () => {
  const fields = read({ 'mail-new-device': 'on' });
  expect(findProfileErrors(fields)).toEqual({});
  expect(buildProfile(fields)).toEqual({ name: '', phone: null, phrase: null, unwantedMails: ['follow-up'] });
});

test('a phone number is tidied, and a wrong one is named', () => {
  expect(read({ phone: '01-455 1234' }).phone).toBe('01 455 1234');
  expect(findProfileErrors(read({ phone: 'none' }))).toHaveProperty('phone');
});

test('a name or phrase that could forge a line of a mail is refused', () => {
  expect(findProfileErrors(read({ phrase: 'blue\ndoor' }))).toHaveProperty('phrase');
  expect(findProfileErrors(read({ name: 'x'.repeat(81) }))).toHaveProperty('name');
});
