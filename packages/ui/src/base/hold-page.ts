/**
 * What lies under a window stays where it is until the window is closed. Marked on the root element, for a style that
 * asks whether the page has a window anywhere would be asked again with every change to the page.
 */
export function holdPage(isWholeScreen: boolean): () => void {
  const root = document.documentElement;
  root.setAttribute('data-held', isWholeScreen ? 'whole' : '');
  return () => root.removeAttribute('data-held');
}
