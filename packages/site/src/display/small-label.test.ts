import { describe, expect, it } from 'vitest';
import { isSmallLabel } from './small-label.ts';

describe('isSmallLabel', () => {
  it('begins at 28 characters', () => {
    expect(isSmallLabel('x'.repeat(27))).toBe(false);
    expect(isSmallLabel('x'.repeat(28))).toBe(true);
  });
});
