/**
 * Gives the memory of an array back at once. A large array that is only let go counts until the next collection, and brings
 * that on: reading a million adverts then means looking through the whole heap a dozen times.
 */
export function giveBack({ buffer }: { buffer: ArrayBufferLike }): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}
