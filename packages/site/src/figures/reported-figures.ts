import type { AdvertFigureKind } from '@forecourt/domain';

/** Where a page reports what the server cannot see, below /rest/1.0. */
export const figurePath = '/advert-figures';

/** An advert opened without a page load, and one saved in the browser. */
export const reportedFigures = ['opened', 'saved'] as const satisfies readonly AdvertFigureKind[];

export type ReportedFigure = (typeof reportedFigures)[number];

export function formatFigureAddress(figure: ReportedFigure, publicReference: string): string {
  return `/rest/1.0${figurePath}?advert=${publicReference}&figure=${figure}`;
}
