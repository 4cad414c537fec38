import { parsePublicReference } from '@forecourt/domain';

/** The reference of an advert in what somebody pasted: itself, or the link that it stands in; null where there is none. */
export function findReference(pasted: string): string | null {
  const references = pasted.split(/[/?#&=]/).flatMap((part) => parsePublicReference(part) ?? []);
  return references.at(-1) ?? null;
}
