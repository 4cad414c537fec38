export type FeedErrorKind =
  | 'missing'
  | 'unreadable'
  | 'empty'
  | 'encoding'
  | 'binary'
  | 'cut-short'
  | 'format'
  | 'header'
  | 'too-large'
  | 'all-rejected'
  | 'source'
  | 'report'
  | 'map'
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

/** An unusable header, with its columns: one of them is the missing column under an unknown name. */
export class HeaderError extends FeedError {
  readonly columns: readonly string[];

  constructor(message: string, columns: readonly string[]) {
    super('header', message);
    this.columns = columns;
  }
}
