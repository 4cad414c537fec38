import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capitaliseFirst } from './capitalise.ts';
import { truncate } from './truncate.ts';

describe('truncate', () => {
  it('leaves a text that fits', () => {
    expect(truncate('x'.repeat(40), 40)).toBe('x'.repeat(40));
  });

  it('cuts a longer one and puts an ellipsis after it', () => {
    expect(truncate('x'.repeat(41), 40)).toBe(`${'x'.repeat(40)}…`);
  });

  it('cuts after a whole word, and leaves no space or comma before the ellipsis', () => {
    expect(truncate('one two', 4)).toBe('one…');
    expect(truncate('One owner, full service history', 15)).toBe('One owner, full…');
    expect(truncate('One owner, full service history', 14)).toBe('One owner…');
  });

  it('does not separate an abbreviation from its word', () => {
    expect(truncate('The lakes of Co. Kerry', 17)).toBe('The lakes of…');
    expect(truncate('The lakes of Co. Kerry by car', 22)).toBe('The lakes of Co. Kerry…');
  });

  it('turns line breaks into spaces', () => {
    expect(truncate(' One\n\nowner ', 20)).toBe('One owner');
  });

  it('does not cut a character in half', () => {
    expect(truncate('ab🚗cd', 3)).toBe('ab…');
  });

  it('never gives more than the requested characters plus the ellipsis', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 50 }), (text, length) => {
        expect(truncate(text, length).length).toBeLessThanOrEqual(length + 1);
      }),
      { seed: 9 },
    );
  });
});

describe('capitaliseFirst', () => {
  it('changes the first letter only', () => {
    expect(capitaliseFirst('your Name')).toBe('Your Name');
    expect(capitaliseFirst('')).toBe('');
    expect(capitaliseFirst('éire')).toBe('Éire');
  });
});
