import type { CaseKind } from '@forecourt/domain';

export const officePath = '/office';
/** The cases of one kind. */
export function queuePath(kind: CaseKind): string {
  return `/office?kind=${kind}`;
}

export const officeLogPath = '/office/log';
export const officePeoplePath = '/office/people';
export const officeSeenPath = '/office/seen';

export function seenPhotoPath(id: number): string {
  return `${officeSeenPath}/${id}/photo`;
}

export function casePath(id: number): string {
  return `/office/case/${id}`;
}

/** A photo of a private advert, for the office only. */
export function casePhotoPath(id: number, photoId: number): string {
  return `/office/case/${id}/photo/${photoId}`;
}
