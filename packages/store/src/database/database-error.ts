export type DatabaseErrorKind =
  | 'bad-url'
  | 'unreachable'
  | 'wrong-password'
  | 'no-such-database'
  | 'newer-schema'
  | 'folder-in-use'
  | 'folder-unwritable'
  | 'disk-full'
  | 'damaged';

/** Why a database could not be opened, in one sentence for the person who set it up. */
export class DatabaseError extends Error {
  readonly kind: DatabaseErrorKind;

  constructor(kind: DatabaseErrorKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DatabaseError';
    this.kind = kind;
  }
}
