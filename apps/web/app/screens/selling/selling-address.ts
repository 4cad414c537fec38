import type { SellingStep } from '@forecourt/domain';

export function stepPath(draftId: string, step: SellingStep): string {
  return `/sell/advert/${draftId}/${step}`;
}

/** Where the script sends one photo at a time. */
export function photoUploadPath(draftId: string): string {
  return `/sell/advert/${draftId}/photo`;
}

/** A photo of a draft, for its seller only. Its name is part of the address, since its plate may be covered later. */
export function photoPath(draftId: string, photoId: number, name: string): string {
  return `/sell/advert/${draftId}/photo/${photoId}?of=${name.slice(0, 12)}`;
}

/** Where a number plate in a photo is covered. */
export function coverPlatePath(draftId: string, photoId: number): string {
  return `/sell/advert/${draftId}/photo/${photoId}/cover`;
}

export function myAdvertPath(publicReference: string): string {
  return `/my-adverts/${publicReference}`;
}

export const soldPath = (publicReference: string) => `${myAdvertPath(publicReference)}/sold`;
export const windowCardPath = (publicReference: string) => `${myAdvertPath(publicReference)}/card`;
export const handoverPath = (publicReference: string) => `${myAdvertPath(publicReference)}/handover`;
export const seenPath = (publicReference: string) => `${myAdvertPath(publicReference)}/seen`;

/** Where the code on a window card leads. Short, so that the code is coarse and can be read from afar. */
export const cardPath = (publicReference: string) => `/card/${publicReference}`;
