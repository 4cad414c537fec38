/** What an operator asked for cannot be done; the message is the sentence that says why. */
export class CommandError extends Error {
  override name = 'CommandError';
}
