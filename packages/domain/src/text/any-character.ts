import fc from 'fast-check';

/**
 * For tests: any character that a text can hold. fast-check's own `unit: 'binary'` lists all million of them
 * first, which takes each test process seconds.
 */
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));
