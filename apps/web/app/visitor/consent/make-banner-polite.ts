/**
 * The library builds its banner as a modal dialog: it takes the focus as it comes, which swallows what a visitor is
 * typing, and keeps the Tab key inside. Ours covers nothing that cannot be used, so it is a region of the page that the
 * keyboard can leave.
 */
export function makeBannerPolite(banner: HTMLElement): void {
  banner.setAttribute('role', 'region');
  banner.removeAttribute('aria-modal');
  // Without a place in the tab order the element on which the library calls `focus` cannot take it.
  banner.querySelector('[tabindex="-1"]')?.removeAttribute('tabindex');
  // The library listens on its own element: what is stopped above it never arrives there.
  document.addEventListener(
    'keydown',
    (event) => {
      const isInside = event.target instanceof Node && banner.contains(event.target);
      if (event.key === 'Tab' && isInside) event.stopPropagation();
    },
    { capture: true },
  );
}
