import { describe, expect, it } from 'vitest';
import { ratingLabel, ratingOfPercent, starFillPercent } from './rating.ts';

describe('starFillPercent', () => {
  it.each([
    [0, 0],
    [2.5, 50],
    [4.5, 90],
    [5, 100],
    [6, 100],
    [-1, 0],
    [Number.NaN, 0],
  ])('fills %d stars to %d percent', (rating, percent) => {
    expect(starFillPercent(rating)).toBe(percent);
  });

  it('accepts another maximum, such as a percentage', () => {
    expect(starFillPercent(7, 10)).toBe(70);
    expect(starFillPercent(90, 100)).toBe(90);
    expect(starFillPercent(1, 0)).toBe(100);
    expect(starFillPercent(0, 0)).toBe(0);
  });
});

describe('ratingLabel', () => {
  it('is out of five', () => {
    expect(ratingLabel(4)).toBe('Our Rating: 4/5');
    expect(ratingLabel(4.5)).toBe('Our Rating: 4.5/5');
    expect(ratingLabel(4.4666)).toBe('Our Rating: 4.5/5');
  });

  it.each([
    [7, 'Our Rating: 5/5'],
    [-1, 'Our Rating: 0/5'],
    [Number.NaN, 'Our Rating: 0/5'],
    [Number.POSITIVE_INFINITY, 'Our Rating: 5/5'],
  ])('describes %d as the stars show it', (rating, label) => {
    expect(ratingLabel(rating)).toBe(label);
  });
});

describe('ratingOfPercent', () => {
  it('turns a percentage into stars', () => {
    expect(ratingOfPercent(90)).toBe(4.5);
    expect(ratingOfPercent(120)).toBe(5);
  });
});
