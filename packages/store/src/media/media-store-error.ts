/** The media store did not do what it was asked for; the message says why in one sentence. */
export class MediaStoreError extends Error {
  override name = 'MediaStoreError';
}
