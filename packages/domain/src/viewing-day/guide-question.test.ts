import { expect, it } from 'vitest';
import { chooseGuideQuestions, withoutGuided } from './guide-question.ts';

const today = new Date('2018-11-17T12:00:00Z');
const golf = { year: 2015, fuel: 'Petrol', transmission: 'Manual', mileage: 30_000 } as const;

it.each([
  ['without a condition', {}, true],
  ['from its year', { from: 2015 }, true],
  ['up to its year', { to: 2015 }, true],
  ['of later years', { from: 2016 }, false],
  ['of earlier years', { to: 2014 }, false],
  ['of its fuel', { fuels: ['Diesel', 'Petrol'] }, true],
  ['of another fuel', { fuels: ['Diesel'] }, false],
  ['of another gearbox', { transmission: 'Automatic' }, false],
  ['of its age', { age: 3 }, true],
  ['of an older one', { age: 4 }, false],
])('a question %s', (_, condition, isAsked) => {
  expect(chooseGuideQuestions([{ ask: 'Why?', ...condition }], golf, today)).toEqual(isAsked ? ['Why?'] : []);
});

it('is asked of a car whose fuel and gearbox are unknown', () => {
  const unknown = { year: 2015, fuel: null, transmission: null, mileage: null };
  const questions = [{ ask: 'Why?', fuels: ['Diesel'], transmission: 'Automatic' }];
  expect(chooseGuideQuestions(questions, unknown, today)).toEqual(['Why?']);
});

it('of an older one is asked of a car that has done as much', () => {
  const driven = { ...golf, mileage: 90_000 };
  expect(chooseGuideQuestions([{ ask: 'Why?', age: 4 }], driven, today)).toEqual(['Why?']);
});

it('is asked once, in the words of the guide', () => {
  const belt = 'Has it a timing belt or a chain? If it’s a belt, when was it changed, and is there a bill?';
  const oil = 'Has the oil in the automatic gearbox been changed, and is there a bill?';
  const guided = ['When was the timing belt changed, and where’s the bill?'];
  expect(withoutGuided([belt, oil], guided)).toEqual([oil]);
  expect(withoutGuided([belt, oil], ['Has the automatic’s oil been changed?'])).toEqual([belt]);
  expect(withoutGuided([belt, oil], ['Was the emissions recall done?'])).toEqual([belt, oil]);
});
