export type FeedErrorKind =
  | 'missing'
  | 'unreadable'
  | 'empty'
  | 'encoding'
  | 'binary'
  | 'cut-short'
  | 'format'
  | 'header'
  | 'all-rejected'
  | 'source'
  | 'report'
  | 'busy';

/** Why a feed could not be imported, as one sentence for the person who runs the import. */
export class FeedError extends Error {
  readonly kind: FeedErrorKind;

  constructor(kind: FeedErrorKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'FeedError';
    this.kind = kind;
  }
}
