/**
 * What people rarely do and attackers do often, by name: with what it says to the operator. Each is logged as `security.NAME`;
 * operators search and alert by these names, so they stay as they are.
 */
export const securityEvents = {
  'other-site': 'a change sent from a page on another site',
  'bad-csrf-token': 'a change without the visitor’s token, including forms whose cookie has expired',
  'bad-body':
    'a body that is too large or too slow, has more than 100 fields, is compressed, or is not a form',
  'bad-address': 'an address with control characters, a user name or an impossible host',
  'rate-limit': 'a request beyond a limit; see "Limits"',
  trap: 'an enquiry with the honeypot field filled in; the sender sees the usual confirmation',
  'bad-ticket': 'an enquiry whose form was not issued by this site',
  'wrong-code': 'a sign-in code that is wrong, used or expired, or that has had too many wrong tries',
  'bad-link': 'a sign-in link that is forged, used or expired',
  'bad-passkey': 'a passkey that is unknown or whose signature is wrong',
  'closed-office': 'somebody who is signed in opened the office without its role, or without a passkey',
  'refused-upload':
    'a file that is not a readable picture, too small or too large, also once it is unpacked; phones that send HEIC cause some',
  'held-message': 'a message that went to many sellers: the office sees it before the seller',
  'policy-report':
    'a browser blocked something by the Content-Security-Policy; see "Content-Security-Policy"',
  'signed-in': 'nothing: somebody signed in, with `way` (`mail` or `passkey`); of level `info`',
  'slow-reader': 'connections whose responses are not read; one line a minute, without a visitor',
  pipelining: 'connections with too many requests at once; one line a minute, without a visitor',
  'too-many-connections':
    'too many connections of one address, or in all; one line a minute, without a visitor',
} as const;

export type SecurityEvent = keyof typeof securityEvents;

/** As it stands in the log. */
export function securityEventName(event: SecurityEvent): `security.${SecurityEvent}` {
  return `security.${event}`;
}
