import { base32Alphabet } from '@forecourt/domain';
import type { ReferenceRange, ReferenceShare } from '@forecourt/store';
import { latestOf } from './sitemap-xml.ts';

/** The protocol's limit per file. */
export const mostEntries = 50_000;
/**
 * References are hashes, so that files fill evenly: this leaves room for random variation and the next
 * minutes' adverts.
 */
const usualEntries = 40_000;

const letters = base32Alphabet.length;
/** References are divided by their first two characters, so there can be no more files than pairs. */
const mostFiles = letters * letters;

/** One of several files that share the adverts: the second of four covers a quarter of all references. */
export interface AdvertFile {
  /** From 1. */
  number: number;
  of: number;
}

/** Doubling only when the market has doubled keeps an advert in the same file for years. */
export function countAdvertFiles(adverts: number): number {
  let files = 1;
  while (adverts / files > usualEntries && files < mostFiles) files *= 2;
  return files;
}

export function rangeOf({ number, of }: AdvertFile): ReferenceRange {
  const pairs = mostFiles / of;
  return { from: pairAt((number - 1) * pairs), below: number === of ? null : pairAt(number * pairs) };
}

/** The nth pair of characters in alphabetical order: `00`, `01`, … `zz`. */
function pairAt(place: number): string {
  return `${base32Alphabet[Math.floor(place / letters)]}${base32Alphabet[place % letters]}`;
}

export interface AdvertFileFigures extends AdvertFile {
  count: number;
  updatedAt: string | null;
}

/** The number of adverts in each file; an empty file is left out. */
export function buildAdvertFiles(shares: readonly ReferenceShare[]): AdvertFileFigures[] {
  const of = countAdvertFiles(shares.reduce((sum, { count }) => sum + count, 0));
  return Array.from({ length: of }, (_, index) => {
    const file = { number: index + 1, of };
    const { from, below } = rangeOf(file);
    const own = shares.filter(({ prefix }) => prefix >= from && (below === null || prefix < below));
    return {
      ...file,
      count: own.reduce((sum, { count }) => sum + count, 0),
      updatedAt: latestOf(own.map(({ updatedAt }) => updatedAt)),
    };
  }).filter(({ count }) => count > 0);
}

export function advertFileName({ number, of }: AdvertFile): string {
  return `adverts-${number}-of-${of}.xml`;
}

const fileName = /^adverts-([1-9]\d{0,3})-of-([1-9]\d{0,3})\.xml$/;

/** Every division that an index has ever listed stays readable: a crawler may come with last week's index. */
export function parseAdvertFileName(name: string): AdvertFile | null {
  const match = fileName.exec(name);
  const [number, of] = [Number(match?.[1]), Number(match?.[2])];
  const isDivision = of <= mostFiles && Number.isInteger(Math.log2(of));
  return isDivision && number <= of ? { number, of } : null;
}
