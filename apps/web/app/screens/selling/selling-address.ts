import type { SellingStep } from '@forecourt/domain';

export function stepPath(draftId: string, step: SellingStep): string {
  return `/sell/advert/${draftId}/${step}`;
}

/** Where the script sends one photo at a time. */
export function photoUploadPath(draftId: string): string {
  return `/sell/advert/${draftId}/photo`;
}

/** A photo of a draft, for its seller only. */
export function photoPath(draftId: string, photoId: number): string {
  return `/sell/advert/${draftId}/photo/${photoId}`;
}

export function myAdvertPath(publicReference: string): string {
  return `/my-adverts/${publicReference}`;
}
