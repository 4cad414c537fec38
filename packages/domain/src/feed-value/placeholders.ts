import { foldToKey } from '../slug/fold.ts';

/** What systems and people write into a cell that has no value. */
const placeholders = new Set([
  'na',
  'nil',
  'null',
  'none',
  'nan',
  'undefined',
  'unknown',
  'unspecified',
  'tbc',
  'tba',
  'tbd',
  'notknown',
  'notavailable',
  'notapplicable',
  'notspecified',
  'notstated',
  'notsure',
  'notset',
  'dontknow',
  'noinformation',
  'noinfo',
  'nodata',
  'empty',
  'blank',
  'missing',
  'ref',
  'value',
  'pleaseselect',
  'xxx',
]);

const longestPlaceholder = 20;
/** Most cells begin with another letter or a digit, and need no further check. */
const beginsNone = new Uint8Array(128);
for (let code = 48; code < 123; code++) if (/[a-z0-9]/i.test(String.fromCharCode(code))) beginsNone[code] = 1;
for (const word of placeholders)
  for (const letter of [word, word.toUpperCase()]) beginsNone[letter.charCodeAt(0)] = 0;

/** Spreadsheets write `#N/A`, `#REF!` and `#VALUE!`. */
const needsHash = new Set(['ref', 'value']);
const signs = new Set(['-', '?', '–', '—', '.', '_', '*', '/', '…']);

/** `N/A`, `--`, `tbc`, `?` and the like. The caller must first look for a choice called `None`. */
export function isPlaceholder(raw: string): boolean {
  if (beginsNone[raw.charCodeAt(0)] === 1) return false;
  const text = raw.trim();
  if (text === '') return true;
  if (text.length > longestPlaceholder) return false;
  const key = foldToKey(text);
  if (key === '') return [...text].every((letter) => signs.has(letter));
  return placeholders.has(key) && (!needsHash.has(key) || text.startsWith('#'));
}
