import { hasAddress } from './split-links.ts';

/** Letters of other alphabets and figures that are drawn like a letter, as far as names have been seen to pretend with them. */
const drawnLike: Readonly<Record<string, string>> = {
  a: 'аɑαᴀ4@',
  b: 'вьβʙ',
  c: 'сϲςᴄ',
  d: 'ԁɗᴅ',
  e: 'еєэεҽᴇ3',
  f: 'ғƒꜰϝ',
  g: 'ɡԍɢ',
  h: 'һнʜ',
  // All of them are one stroke.
  l: 'iіıɩιɪ1|!ӏʟ',
  j: 'јʝ',
  k: 'кκᴋ',
  m: 'мᴍ',
  n: 'ոпηɴ',
  o: 'оοօσᴏ0',
  p: 'рρᴘ',
  q: 'ԛ',
  r: 'гʀᴦ',
  s: 'ѕꜱ5$',
  t: 'тτᴛ7',
  u: 'սυцᴜμ',
  v: 'νѵᴠ',
  w: 'ѡԝωᴡ',
  x: 'хχ',
  y: 'уүγʏ',
  z: 'ᴢ',
};
const letterOf = new Map(
  Object.entries(drawnLike).flatMap(([letter, likes]) => [...likes].map((like) => [like, letter] as const)),
);

const roles = [
  ...['admin', 'admins', 'administrator', 'administrators', 'moderator', 'moderators'],
  ...['support', 'helpdesk', 'help desk', 'customer service', 'customer care', 'security', 'verification'],
  ...['official', 'system', 'noreply', 'no reply', 'the site', 'the office', 'the team', 'garda', 'gardai'],
].map((role) => ` ${readWords(role)} `);

/** Nobody names themselves like the site, or like somebody who speaks for it. */
export const siteLikeWords = 'Use your own name: this one looks like ours';

/** Whether a person's name pretends to be the site or somebody who speaks for it. */
export function isLikeSite(name: string, siteName: string): boolean {
  const words = readWords(name);
  const site = withoutGaps(readWords(siteName));
  if (site !== '' && withoutGaps(words).includes(site)) return true;
  // Spelt out, every letter is a word.
  const isSpelt = /^\w(?: \w){3,}$/.test(words);
  const read = ` ${isSpelt ? withoutGaps(words) : words} `;
  return roles.some((role) => read.includes(role));
}

/** A name to show: one that pretends to be the site, or is an address, is not shown. */
export function shownName(name: string, siteName: string, instead: string): string {
  const trimmed = name.trim();
  return trimmed === '' || isLikeSite(trimmed, siteName) || hasAddress(trimmed) ? instead : trimmed;
}

/** The words that a text looks like, in the letters a to z: `Аdmіn` and `ADMIN` are one. */
function readWords(text: string): string {
  return [...text.normalize('NFKD').toLowerCase()]
    .map((character) => letterOf.get(character) ?? character)
    .join('')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

const withoutGaps = (words: string) => words.replaceAll(' ', '');
