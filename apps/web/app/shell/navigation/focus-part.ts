/**
 * Puts the keyboard and the screen reader at a part of the page that nobody pressed: it shows no ring, and when it is
 * left it is again what it was.
 */
export function focusPart(part: HTMLElement): void {
  const hadTabIndex = part.hasAttribute('tabindex');
  if (!hadTabIndex) part.tabIndex = -1;
  part.dataset.arrived = '';
  const leave = () => {
    delete part.dataset.arrived;
    if (!hadTabIndex) part.removeAttribute('tabindex');
  };
  part.addEventListener('blur', leave, { once: true });
  part.focus({ preventScroll: true });
}
