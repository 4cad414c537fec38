/**
 * Keeps the page behind a dialog from scrolling until the dialog is closed. Marked on the root element,
 * because a `:has()` selector for an open dialog would be evaluated again with every change to the page.
 */
export function lockScroll(isWholeScreen: boolean): () => void {
  const root = document.documentElement;
  root.setAttribute('data-scroll-locked', isWholeScreen ? 'whole' : '');
  return () => root.removeAttribute('data-scroll-locked');
}
