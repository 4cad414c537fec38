import { expect, it } from 'vitest';
import { chooseGuideQuestions } from './guide-question.ts';

const golf = { year: 2015, fuel: 'Petrol', transmission: 'Manual' } as const;

it.each([
  ['without a condition', {}, true],
  ['from its year', { from: 2015 }, true],
  ['up to its year', { to: 2015 }, true],
  ['of later years', { from: 2016 }, false],
  ['of earlier years', { to: 2014 }, false],
  ['of its fuel', { fuels: ['Diesel', 'Petrol'] }, true],
  ['of another fuel', { fuels: ['Diesel'] }, false],
  ['of another gearbox', { transmission: 'Automatic' }, false],
])('a question %s', (_, condition, isAsked) => {
  expect(chooseGuideQuestions([{ ask: 'Why?', ...condition }], golf)).toEqual(isAsked ? ['Why?'] : []);
});

it('is asked of a car whose fuel and gearbox are unknown', () => {
  const unknown = { year: 2015, fuel: null, transmission: null };
  const questions = [{ ask: 'Why?', fuels: ['Diesel'], transmission: 'Automatic' }];
  expect(chooseGuideQuestions(questions, unknown)).toEqual(['Why?']);
});
