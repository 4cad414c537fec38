import { formatFigureAddress, type ReportedFigure } from '@forecourt/site';

/** Counts for the seller what the server cannot see. The reference is all that is sent, and nobody waits for it. */
export function reportFigure(figure: ReportedFigure, publicReference: string): void {
  navigator.sendBeacon?.(formatFigureAddress(figure, publicReference));
}

/** An advert that was not opened by loading its page: the server has counted that one. */
export function reportOpened(publicReference: string): void {
  const [loaded] = performance.getEntriesByType('navigation');
  if (!loaded?.name.includes(publicReference)) reportFigure('opened', publicReference);
}
