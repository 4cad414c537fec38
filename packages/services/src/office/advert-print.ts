import { createHash } from 'node:crypto';
import { type Advert, plainWords, type Seller } from '@forecourt/domain';
import type { AdvertPrint } from '@forecourt/store';

/** Who sells an advert, in a form that can be compared. */
export function sellerKeyOf(seller: Seller): string {
  if (seller.kind === 'trade') return `dealer ${seller.dealerId}`;
  return hashOf(`private ${seller.email?.toLowerCase() ?? seller.phone ?? seller.name}`);
}

export function wordsKeyOf(words: string): string | null {
  const plain = plainWords(words);
  return plain === null ? null : hashOf(plain);
}

/** What an advert is compared by. Drawings look alike, so only photographs count. */
export function printOf({
  publicReference,
  seller,
  description,
  pictures,
}: Pick<Advert, 'publicReference' | 'seller' | 'description' | 'pictures'>): AdvertPrint {
  const cover = pictures.find((picture) => !picture.startsWith('drawing:'));
  return {
    publicReference,
    seller: sellerKeyOf(seller),
    words: wordsKeyOf(description),
    cover: cover === undefined ? null : hashOf(cover),
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
