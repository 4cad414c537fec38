/** Something was refused that people rarely do and attackers do often. */
export type SecurityEvent =
  /** A change was sent from a page of another site. */
  | 'other-site'
  | 'bad-csrf-token'
  /** A body larger, or of more fields, than any form of ours; or one that is no form at all. */
  | 'bad-body'
  | 'rate-limit'
  /** A field that people do not see was filled in. */
  | 'trap'
  /** The ticket of a form was not made here. */
  | 'bad-ticket';
