export const officePath = '/office';
export const officeLogPath = '/office/log';
export const officePeoplePath = '/office/people';

export function casePath(id: number): string {
  return `/office/case/${id}`;
}

/** A photo of a private advert, for the office only. */
export function casePhotoPath(id: number, photoId: number): string {
  return `/office/case/${id}/photo/${photoId}`;
}
