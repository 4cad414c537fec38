/** How long a seller is left alone, in days. */
export const saleQuestionDays = {
  /** Without any sign of life from the seller, they are asked whether it is still for sale. */
  askAfter: 14,
  /** Without a reply, the advert leaves the results this long after the mail. */
  hideAfter: 3,
  /** And ends, this long after the mail. */
  lapseAfter: 7,
} as const;

/** How long before its erasure the owner of a draft is told. */
export const draftWarningDays = 7;

/** Days of figures that are kept. */
export const keepFiguresDays = 90;

/** A photo that belongs to nothing is deleted after so long: one that is just being sent belongs to nothing yet. */
export const keepLoosePhotosHours = 1;
