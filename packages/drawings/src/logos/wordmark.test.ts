import { expect, it } from 'vitest';
import { breakLines, parseWordmark } from './wordmark.ts';

it('sets the trade under the name', () => {
  expect(parseWordmark('Ballyroe Car Sales Ltd')).toEqual({
    main: 'BALLYROE',
    sub: 'CAR SALES',
    initials: 'B',
  });
});

it('keeps a family together with its sons', () => {
  expect(parseWordmark("O'Dwyer & Sons Garage")).toMatchObject({ main: "O'DWYER", sub: '& SONS GARAGE' });
});

it('keeps fadas, also when they come as separate marks', () => {
  expect(parseWordmark('Slie\u0301ve Ba\u0301n Autos')).toMatchObject({ main: 'SLIÉVE BÁN', initials: 'SB' });
});

it('finds a text for a name without letters', () => {
  expect(parseWordmark('★★★')).toEqual({ main: 'MOTORS', sub: '', initials: 'M' });
});

it('keeps a name of trade words whole', () => {
  expect(parseWordmark('Motors')).toMatchObject({ main: 'MOTORS', sub: '' });
});

it('breaks a long name where the lines are most even', () => {
  expect(breakLines('HARBOUR VIEW ROAD', 12)).toEqual(['HARBOUR', 'VIEW ROAD']);
  expect(breakLines('HARBOUR', 3)).toEqual(['HARBOUR']);
});
