/** Widths in CSS pixels. Style sheets repeat the figures, since media queries cannot read them from here. */
export const breakpoints = {
  mobileMax: 767,
  tabletMin: 768,
  tabletMax: 991,
  desktopMin: 992,
  /** A row of cards is a carousel up to here. */
  carouselMax: 1128,
  /** The advert page keeps within these widths. */
  advertPageMin: 320,
  advertPageMax: 1200,
} as const;
