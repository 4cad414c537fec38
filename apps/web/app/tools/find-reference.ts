import { isPublicReference } from '@forecourt/domain';

/** The reference of an advert in what somebody pasted: itself, or the link that it stands in; null where there is none. */
export function findReference(pasted: string): string | null {
  return (
    pasted
      .trim()
      .split(/[/?#&=]/)
      .findLast(isPublicReference) ?? null
  );
}
