import { hash } from 'node:crypto';

/** Weak: the same content has one tag in every encoding. */
export function weakTag(content: string | Uint8Array): string {
  return `W/"${hash('sha1', content, 'base64url')}"`;
}

export function strongTag(content: Uint8Array): string {
  return `"${hash('sha1', content, 'base64url')}"`;
}

/** Compares as RFC 9110 requires for If-None-Match: weakly, and `*` matches all. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const wanted = tag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === wanted);
}
