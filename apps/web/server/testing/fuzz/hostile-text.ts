import { anyCharacter } from '@forecourt/domain/any-character';
import fc from 'fast-check';

/** HTML that a page might echo: found again unescaped, it would have run. */
export const scriptMark = '"><img src=x onerror=fuzz()>';
/** A header that only a line break smuggled into another header could set. */
export const smuggledHeader = 'x-smuggled';

const lineBreak = `%0d%0a${smuggledHeader}:%201`;

/** Encoded as in an address. */
const knownTricks = [
  '%E2%82%AC',
  '%00',
  '%09',
  '%0d%0ax',
  '%7f',
  '%C2%85',
  '%',
  '%E0%A4%A',
  '%ff%fe',
  '%u20ac',
  '%252e%252e',
  '..',
  '../../etc/passwd',
  '..%2f..%2f',
  '..%5c',
  '.',
  '%2e',
  ';a=b',
  '\\',
  '/',
  '//',
  '%2F%2Fevil.example',
  '//evil.example',
  '/\\evil.example',
  '%09/evil.example',
  '%5Cevil.example',
  'https:%2F%2Fevil.example',
  '@evil.example',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  '9007199254740993',
  '%20',
  '+',
  '%2B',
  '.data',
  '_root.data',
  '*',
  '~',
  ':',
  '?',
  '#',
  '%E2%80%AE',
  '%F0%9F%9A%97',
  '%EF%BB%BF',
  'a%CC%81',
  '%D8%B3%D9%8A%D8%A7%D8%B1%D8%A9',
  'I%CC%87',
  '%ED%A0%80',
  "'%20or%201=1--",
  '$%7B7*7%7D',
  '{{7*7}}',
  '%3Cscript%3E',
  encodeURIComponent(scriptMark),
  lineBreak,
  'a'.repeat(300),
  '%F0%9F%9A%97'.repeat(60),
  '%2F'.repeat(80),
  'a-'.repeat(120),
  '('.repeat(200),
];

/** A segment of an address: something known to break sites, or anything at all. */
export const hostileSegment: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...knownTricks) },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 12 }).map(encodeLoosely) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }).map(encodeLoosely) },
);

/** For headers, cookies and bodies, which may contain anything but a line break. */
export const hostileValue: fc.Arbitrary<string> = fc.oneof(
  hostileSegment,
  fc.constantFrom('', scriptMark, '\t', '=', ';;;', '"', '{"a":', '[[[[', 'a'.repeat(5000), '\u00ff\u0080'),
  fc.string({ maxLength: 40 }).map((text) => text.replace(/[\r\n\0]/g, ' ')),
);

/** Almost as long as a form may be, of what makes careless patterns try again from each of its characters. */
export const slowValue: fc.Arbitrary<string> = fc.constantFrom(
  ...[' ', '\t', '\n', '1', 'a', '.', '-', 'a.', '1,', 'a@'].map(
    (piece) => `1${encodeURIComponent(piece).repeat(12_000)}!`,
  ),
);

/** A text of JSON, which may contain any code unit, also half a surrogate pair. */
export const hostileJsonText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('\0', 'a\0b', '\ud800', 'a\udc00b', '\u202e', scriptMark, '__proto__', 'Rust'),
  fc.array(fc.nat(0xff_ff), { maxLength: 8 }).map((units) => String.fromCharCode(...units)),
);

/** Escapes half of what should be escaped, like a careless client. */
function encodeLoosely(text: string): string {
  return text.replace(/[\s\0\u0080-\u{10ffff}]/gu, (character) =>
    character.isWellFormed() ? encodeURIComponent(character) : '%ED%B0%80',
  );
}
