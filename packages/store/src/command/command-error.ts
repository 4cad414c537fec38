/** An operator's request cannot be carried out; the message says why in one sentence. */
export class CommandError extends Error {
  override name = 'CommandError';
}
