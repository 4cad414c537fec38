import { parsePublicReference } from '@forecourt/domain';

/** The advert reference in a pasted text: by itself or inside a link; null if there is none. */
export function findReference(pasted: string): string | null {
  const references = pasted.split(/[/?#&=]/).flatMap((part) => parsePublicReference(part) ?? []);
  return references.at(-1) ?? null;
}
