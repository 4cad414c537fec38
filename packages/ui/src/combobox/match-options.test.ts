import { expect, test } from 'vitest';
import { findMeant, matchOptions } from './match-options.ts';

const options = ['Ford', 'Land Rover', 'Mercedes-Benz', 'Rover', 'Škoda'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const find = (text: string) => matchOptions(options, text).map((option) => option.label);

test('empty input shows all', () => {
  expect(find('  ')).toHaveLength(5);
});

test('prefix matches come before matches inside', () => {
  expect(find('rover')).toEqual(['Rover', 'Land Rover']);
});

test('a word after a hyphen is a word', () => {
  expect(find('benz')).toEqual(['Mercedes-Benz']);
});

test('accents and case are ignored', () => {
  expect(find('SKO')).toEqual(['Škoda']);
});

test('an option in two groups is found once', () => {
  const twice = [
    { value: 'ford', label: 'Ford', group: 'Popular' },
    { value: 'ford', label: 'Ford', group: 'All' },
  ];
  expect(matchOptions(twice, 'fo')).toHaveLength(1);
});

test('a text means one option if it finds only one, or equals one', () => {
  expect(findMeant(options, 'sko')?.label).toBe('Škoda');
  expect(findMeant(options, 'rover')?.label).toBe('Rover');
  expect(findMeant(options, 'ro')).toBeUndefined();
});
