import { describe, expect, it } from 'vitest';
import { illustrationNames } from './illustrations.ts';

describe('the names of illustrations', () => {
  it('are 28 subjects and six vehicles, each once', () => {
    expect(new Set(illustrationNames).size).toBe(34);
    expect(illustrationNames).toContain('bikes-dark-grey');
    expect(illustrationNames).toContain('0-percent-finance');
  });
});
