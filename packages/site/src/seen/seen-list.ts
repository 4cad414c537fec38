import { isPublicReference, parseJson } from '@forecourt/domain';

/** References of adverts that a visitor opened, the latest first. */
export type SeenList = readonly string[];

/** About 30 kB at most: far below a browser's limit per site. */
export const maximumSeen = 2000;

/** The list with the reference at its front; the same list if it is already there. */
export function addSeen(list: SeenList, publicReference: string): SeenList {
  if (list[0] === publicReference) return list;
  return [publicReference, ...list.filter((other) => other !== publicReference)].slice(0, maximumSeen);
}

export function parseSeenList(stored: string | null): SeenList {
  const entries = parseJson(stored);
  if (!Array.isArray(entries)) return [];
  return entries.filter((each) => typeof each === 'string' && isPublicReference(each)).slice(0, maximumSeen);
}

export function formatSeenList(list: SeenList): string {
  return JSON.stringify(list);
}
