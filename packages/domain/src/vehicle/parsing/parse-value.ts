import type { ParsedValue } from '../attribute-value.ts';

export function bad(reason: string): ParsedValue {
  return { kind: 'bad', reason };
}

/** Quotes an untrusted value in a sentence: short, and with nothing that could upset a terminal. */
export function quote(raw: unknown): string {
  const text = showRaw(raw);
  const short = text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text.toWellFormed();
  return `"${Array.from(short, (letter) => (isHidden(letter.charCodeAt(0)) ? '\ufffd' : letter)).join('')}"`;
}

function showRaw(raw: unknown): string {
  if (Array.isArray(raw)) return '[…]';
  return typeof raw === 'object' || typeof raw === 'function' ? '{…}' : String(raw);
}

/** Control characters, and direction marks, which can disguise what a text says. */
export function isHidden(unit: number): boolean {
  return (
    unit < 0x20 ||
    (unit >= 0x7f && unit <= 0x9f) ||
    (unit >= 0x202a && unit <= 0x202e) ||
    (unit >= 0x2066 && unit <= 0x2069)
  );
}

export function hasHiddenCharacters(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (isHidden(text.charCodeAt(index))) return true;
  return !text.isWellFormed();
}

const untidy = /\s\s|[^\x20-\x7e]/;

/**
 * One space between words and one encoding per accented letter: otherwise two spellings of a make are two
 * makes.
 */
export function tidyName(text: string): string {
  const trimmed = text.trim();
  return untidy.test(trimmed) ? trimmed.normalize('NFC').replace(/\s+/g, ' ') : trimmed;
}
