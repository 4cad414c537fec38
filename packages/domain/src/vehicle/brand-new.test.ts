import { describe, expect, it } from 'vitest';
import { isBrandNew } from './brand-new.ts';

describe('isBrandNew', () => {
  it('is true of new vehicles, not of demonstrators', () => {
    expect(isBrandNew({ condition: 'New' })).toBe(true);
    expect(isBrandNew({ condition: 'Demonstrator' })).toBe(false);
    expect(isBrandNew({ condition: 'Used' })).toBe(false);
  });
});
