import { anyCharacter } from '@forecourt/domain/any-character';
import fc from 'fast-check';

/** What has misled browsers, and what the site itself interprets. */
const pieces = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '\\',
    '/\\',
    '.',
    '..',
    '%2e%2e',
    '%2F',
    '%2f%2f',
    '%5c',
    '%5C/',
    '@',
    ':',
    '#',
    '?',
  ),
  fc.constantFrom(
    '%09',
    '\t',
    '%0d%0a',
    '\r\n',
    '%00',
    '%7f',
    '%C2%85',
    '%1b',
    '%20',
    ' ',
    '%25',
    '%',
    '%E0%A4%A',
  ),
  fc.constantFrom(
    'evil.example',
    'https:',
    'http://evil.example',
    '€',
    '%E2%82%AC',
    'ﬀ',
    '。',
    '．',
    '%EF%BC%8F',
  ),
  fc.constantFrom(
    'bikes',
    'Bikes',
    'car-dealers',
    'Contact-Us',
    'used-cars',
    'rest/1.0',
    'media',
    'maps',
    'x.data',
  ),
  fc.string({ unit: anyCharacter, maxLength: 4 }),
);

/** Request targets that no well-meaning client sends. */
export const hostileTargets = fc.array(pieces, { maxLength: 9 }).map((parts) => `/${parts.join('')}`);
