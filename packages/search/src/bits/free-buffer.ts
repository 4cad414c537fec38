/**
 * Frees the memory of an array at once. A large array that is merely dropped counts until the next garbage
 * collection and triggers it: reading a million adverts would then scan the whole heap a dozen times.
 */
export function freeBuffer({ buffer, byteLength }: { buffer: ArrayBufferLike; byteLength: number }): void {
  // An array on shared memory can only be dropped.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
