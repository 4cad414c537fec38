/**
 * Widths in CSS pixels. Style sheets repeat the figures, because media queries cannot read them from here.
 */
export const breakpoints = {
  mobileMax: 767,
  tabletMin: 768,
  tabletMax: 991,
  desktopMin: 992,
  /** A row of cards is a carousel up to this width. */
  carouselMax: 1128,
  /** The advert page stays within these widths. */
  advertPageMin: 320,
  advertPageMax: 1200,
} as const;
