import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letteringPath, letteringWidth } from './lettering.ts';

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-&.'ÁÉÍÓÚ";

describe('lettering', () => {
  it.each([...alphabet])('has a shape for %s', (character) => {
    expect(letteringPath(character, { x: 0, y: 0, height: 70 })).toMatch(/^M.*Z$/);
  });

  it('writes lower case as capitals, with a fada in either Unicode form', () => {
    const capital = letteringPath('ÓRAN', { x: 0, y: 0, height: 40 });
    expect(letteringPath('o\u0301ran', { x: 0, y: 0, height: 40 })).toBe(capital);
  });

  it('leaves out characters without a shape', () => {
    const plain = letteringPath('KERRY', { x: 0, y: 0, height: 40 });
    expect(letteringPath('KE<RR">Y★', { x: 0, y: 0, height: 40 })).toBe(plain);
    expect(letteringPath('constructor', { x: 0, y: 0, height: 9 })).not.toBe('');
  });

  it('outputs only path commands and numbers, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 400 }), (text, height) => {
        expect(letteringPath(text, { x: 3, y: 4, height, anchor: 'middle' })).toMatch(/^[MLAZ\d .e-]*$/);
      }),
      { seed: 1998 },
    );
  });

  it('grows in proportion to its height', () => {
    expect(letteringWidth('191-D-24680', 140)).toBeCloseTo(2 * letteringWidth('191-D-24680', 70));
  });

  it('starts half its width before a middle anchor', () => {
    const width = letteringWidth('HH', 100);
    expect(letteringPath('HH', { x: width / 2, y: 100, height: 100, anchor: 'middle' })).toBe(
      letteringPath('HH', { x: 0, y: 100, height: 100 }),
    );
  });

  it('takes no space for empty text', () => {
    expect(letteringWidth('', 70)).toBe(0);
    expect(letteringPath('', { x: 0, y: 0, height: 70 })).toBe('');
  });
});
