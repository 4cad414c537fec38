import { StarRating } from '@forecourt/ui';

/** A visitor's stars: the piece's own words speak of the ratings of our editors. */
export function Stars({ rating }: { rating: number }) {
  return (
    <>
      <span aria-hidden="true">
        <StarRating rating={rating} showLabel={false} />
      </span>
      <span className="visually-hidden">{rating} of 5 stars</span>
    </>
  );
}
