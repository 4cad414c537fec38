import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupDigits } from './group-digits.ts';

describe('groupDigits', () => {
  it('writes numbers as Irish English does', () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        expect(groupDigits(value)).toBe(value.toLocaleString('en-IE'));
      }),
      { seed: 7, numRuns: 500 },
    );
  });

  it('keeps the requested decimals', () => {
    expect(groupDigits(1234.5, 1)).toBe('1,234.5');
    expect(groupDigits(5, 1)).toBe('5.0');
  });

  it('has no negative zero', () => {
    expect(groupDigits(-0.4)).toBe('0');
  });
});
