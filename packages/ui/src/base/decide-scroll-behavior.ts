/**
 * Smooth, unless the visitor prefers reduced motion: CSS `scroll-behavior` does not apply to scrolling by
 * script.
 */
export function decideScrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
