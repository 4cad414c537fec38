import { StarRating } from '@forecourt/ui';

/** A visitor's stars: the component's own label refers to our editors' ratings. */
export function Stars({ rating }: { rating: number }) {
  return (
    <>
      <span aria-hidden="true">
        <StarRating rating={rating} showLabel={false} />
      </span>
      <span className="visually-hidden">{rating} out of 5 stars</span>
    </>
  );
}
