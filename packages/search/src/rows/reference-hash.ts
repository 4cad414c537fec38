/** 31 bits that depend on every character: an integer with one more would be stored as a float. */
export function referenceHash(reference: string): number {
  let hash = 0;
  for (let index = 0; index < reference.length; index++) {
    hash = (Math.imul(hash, 31) + reference.charCodeAt(index)) | 0;
  }
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 1;
}
