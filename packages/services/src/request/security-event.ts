/** A refusal of something that people rarely do and attackers do often. */
export type SecurityEvent =
  /** A change was sent from another site's page. */
  | 'other-site'
  | 'bad-csrf-token'
  /** A body that is larger or has more fields than any of our forms, or that is not a form at all. */
  | 'bad-body'
  | 'rate-limit'
  /** A field that people do not see was filled in. */
  | 'trap'
  /** The form's ticket was not issued here. */
  | 'bad-ticket';
