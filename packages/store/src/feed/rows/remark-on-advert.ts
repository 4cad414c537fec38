import type { FeedAdvert } from './parse-feed-row.ts';

/** Remarks on a valid advert by code that knows more than the one row. */
export type RemarkOnAdvert = (advert: FeedAdvert) => readonly string[];

/** What a dealer would want to know before buyers do: the row is accepted as it is. */
export function remarkOnAdvert(
  { vehicle, pictures, isFeatured }: FeedAdvert,
  { thisYear, allowsFeatured }: { thisYear: number; allowsFeatured: boolean },
): string[] {
  const { year, condition, mileage } = vehicle;
  return [
    year !== null && year > thisYear ? `Year ${year} is in the future` : '',
    mileage === null && condition === 'Used' ? 'Mileage is not stated: buyers ask for it first' : '',
    pictures.length === 0 ? 'Pictures are missing: buyers skip adverts without any' : '',
    isFeatured && !allowsFeatured
      ? 'Featured places are agreed with us, not set in a feed: the advert is an ordinary one'
      : '',
  ].filter(Boolean);
}
