/**
 * Moves the keyboard focus and the screen reader to a part that the visitor did not press: it shows no focus
 * ring, and losing the focus restores its attributes.
 */
export function focusElement(part: HTMLElement): void {
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
