/**
 * Gives the memory of an array back at once. A large array that is only let go counts until the next collection, and brings
 * that on: reading a million adverts then means looking through the whole heap a dozen times.
 */
export function giveBack({ buffer, byteLength }: { buffer: ArrayBufferLike; byteLength: number }): void {
  // Of memory that is shared with others, an array may only let go.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
