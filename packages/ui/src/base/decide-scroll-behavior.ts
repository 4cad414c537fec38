/** Smooth, unless the visitor asked for less motion: `scroll-behavior` in a sheet does not bind what a script asks for. */
export function decideScrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
