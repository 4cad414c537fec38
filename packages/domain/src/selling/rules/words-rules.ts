import { describeExcess } from '../../text/describe-excess.ts';
import { withPlainLetters } from '../../text/with-plain-letters.ts';
import { sellingLimits } from '../selling-limits.ts';
import { findPhoneNumbers } from './find-phone-numbers.ts';

/** What the words of an advert should not have. The words themselves are never cut. */
export type WordsRemark =
  /** Each with the piece of text that it is about. */
  { kind: 'phone' | 'email' | 'link' | 'address'; found: string } | { kind: 'capitals'; found: string };

// Every repetition has an end, so that no text takes longer than its length: parts of names have 64 characters at most.
const emailForm =
  /(?<![\w+-])[\w.+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\w-]{1,63}(?:(?:\.| \. |\s?[([]dot[)\]]\s?)[\w-]{1,63}){1,8}/gi;
const linkForm =
  /(?:https?:\/\/|www\.)\S+|(?<![a-z0-9-])[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,8}\.(?:ie|com|net|org|eu|uk|info|online|shop|site|me|ly|gl)\b(?:\/\S*)?/gi;
/** An Eircode leads to one door. A `Golf R32 2005` is none: after the place there is always a letter. */
const eircodeForm = /\b(?:[AC-FHKNPRTV-Y]\d{2}|D6W)\s?(?!\d{4})[0-9AC-FHKNPRTV-Y]{4}\b/gi;

/** Five words or more in capitals in a row, or most of a text. Names of versions such as TDI SE are shorter. */
const shoutedWords = 5;
/** So many of them have four letters or more: `ABS, ESP, DAB, USB, LED` is equipment. */
const shoutedLongWords = 3;

function findShouting(words: string): string | null {
  const runs = words.match(new RegExp(`(?:\\b[A-ZÁÉÍÓÚ]{2,}\\b[\\s,.!-]*){${shoutedWords},}`, 'g')) ?? [];
  const run = runs.find((each) => (each.match(/[A-ZÁÉÍÓÚ]{4,}/g) ?? []).length >= shoutedLongWords);
  if (run) return run.trim();
  const letters = words.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '').length;
  return letters.length >= 40 && capitals > letters.length / 2 ? words.slice(0, 40).trim() : null;
}

export function findWordsRemarks(text: string): WordsRemark[] {
  const words = withPlainLetters(text);
  const remarks: WordsRemark[] = [];
  const emails = words.match(emailForm) ?? [];
  for (const found of emails) remarks.push({ kind: 'email', found });
  const withoutEmails = emails.reduce((text, email) => text.replace(email, ' '), words);
  for (const [found] of withoutEmails.matchAll(linkForm)) remarks.push({ kind: 'link', found });
  for (const found of findPhoneNumbers(withoutEmails)) remarks.push({ kind: 'phone', found });
  for (const [found] of words.matchAll(eircodeForm)) remarks.push({ kind: 'address', found });
  const shouted = findShouting(words);
  if (shouted) remarks.push({ kind: 'capitals', found: shouted });
  return remarks;
}

const remarkWords: Readonly<Record<WordsRemark['kind'], (found: string) => string>> = {
  phone: (found) => `Take out the phone number “${found}”: buyers see yours beside the advert if you give it`,
  email: (found) => `Take out the email address “${found}”: buyers write to you through the site`,
  link: (found) => `Take out the link “${found}”`,
  address: (found) => `Take out “${found}”: an Eircode shows everyone your door`,
  capitals: (found) => `Write “${shorten(found)}” in small letters: capitals are hard to read`,
};

export function describeWordsRemark({ kind, found }: WordsRemark): string {
  return remarkWords[kind](found);
}

/** Contact details may be a way around the site; shouting is only hard to read. */
export function isContactRemark({ kind }: WordsRemark): boolean {
  return kind !== 'capitals';
}

/** Why the words cannot stand; null if they can. */
export function findWordsError(words: string): string | null {
  const { shortestWords, longestWords } = sellingLimits;
  const { length } = words.trim();
  if (length === 0) return 'Describe it in your own words';
  if (length < shortestWords) {
    return `Write at least ${shortestWords} characters: this has ${length}. What would you ask about it?`;
  }
  return length > longestWords ? describeExcess(length, longestWords) : null;
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
