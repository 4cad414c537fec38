import { brand } from '@forecourt/site';

/** RFC 9116. It must expire within a year; counted from the first of the month, so that it is stable for a month. */
export function formatSecurityTxt(origin: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 6, 1));
  return `Contact: mailto:${brand.supportEmail}
Contact: ${origin}/contact-us
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${origin}/.well-known/security.txt
`;
}
