/**
 * The library builds its banner as a modal dialog: it takes the focus when it appears, which interrupts a
 * visitor who is typing, and it traps the Tab key. Ours covers nothing that must stay usable, so it is a
 * region that the keyboard can leave.
 */
export function makeBannerNonModal(banner: HTMLElement): void {
  banner.setAttribute('role', 'region');
  banner.removeAttribute('aria-modal');
  // Without a `tabindex` the element on which the library calls `focus` cannot take it.
  banner.querySelector('[tabindex="-1"]')?.removeAttribute('tabindex');
  // The library listens on its own element: an event stopped above it never arrives there.
  document.addEventListener(
    'keydown',
    (event) => {
      const isInside = event.target instanceof Node && banner.contains(event.target);
      if (event.key === 'Tab' && isInside) event.stopPropagation();
    },
    { capture: true },
  );
}
