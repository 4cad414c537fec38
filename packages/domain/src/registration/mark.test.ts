import { describe, expect, it } from 'vitest';
import { marksOfYear, parseMark, yearHalfYear } from './mark.ts';

describe('yearHalfYear', () => {
  it.each([
    ['2019-01-01', '191'],
    ['2019-06-30', '191'],
    ['2019-07-01', '192'],
    ['2019-12-31', '192'],
    ['2013-01-01', '131'],
    ['2012-12-31', '12'],
    ['2008-03-14', '08'],
    ['2000-01-01', '00'],
    ['1987-01-01', '87'],
    ['1986-12-31', '1986'],
  ])('marks a vehicle first registered on %s as %s', (day, mark) => {
    expect(yearHalfYear(day)).toBe(mark);
  });

  it('accepts a year with its half', () => {
    expect(yearHalfYear(2026, 2)).toBe('262');
    expect(yearHalfYear(2008, 2)).toBe('08');
  });

  it('gives the whole year rather than guess the half', () => {
    expect(yearHalfYear(2019)).toBe('2019');
  });

  it('refuses what is not a day', () => {
    expect(() => yearHalfYear('soon')).toThrow('not a day');
  });
});

describe('marksOfYear', () => {
  it('has two steps from 2013 and one before', () => {
    expect(marksOfYear(2013)).toEqual(['131', '132']);
    expect(marksOfYear(2012)).toEqual(['12']);
  });

  it('is parsed by parseMark for every year', () => {
    for (let year = 1970; year <= 2086; year++) {
      for (const mark of marksOfYear(year)) expect(parseMark(mark)?.year).toBe(year);
    }
  });
});

describe('parseMark', () => {
  it.each(['', '13', '86', '193', '190', '121', 'abc', '19121'])('refuses %o', (text) => {
    expect(parseMark(text)).toBeNull();
  });

  it('parses year and half', () => {
    expect(parseMark('192')).toEqual({ year: 2019, half: 2 });
    expect(parseMark(' 192 ')).toEqual({ year: 2019, half: 2 });
    expect(parseMark('99')).toEqual({ year: 1999, half: null });
  });
});
