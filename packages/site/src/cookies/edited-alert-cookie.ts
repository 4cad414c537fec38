import { readCookie } from './cookie.ts';

/** An alert whose search someone is changing on the pages of results. */
export interface EditedAlert {
  alertId: number;
  /** Of the link in a mail by which they opened it; null if they are signed in. */
  linkToken: string | null;
}

const cookieName = 'edited-alert';
const maxAgeSeconds = 30 * 60;
const wellFormed = /^(\d{1,9})(?:\.([\w-]{1,80}))?$/;

export function readEditedAlert(cookies: string | null): EditedAlert | null {
  const [, id, linkToken = null] = wellFormed.exec(readCookie(cookies, cookieName) ?? '') ?? [];
  return id === undefined ? null : { alertId: Number(id), linkToken };
}

/** For `Set-Cookie`; null removes it. Only the pages of alerts get it: results stay the same for everyone. */
export function formatEditedAlert(edited: EditedAlert | null, isSecure: boolean): string {
  const value = edited ? [edited.alertId, edited.linkToken].filter((part) => part !== null).join('.') : '';
  const age = edited ? maxAgeSeconds : 0;
  return `${cookieName}=${value}; Path=/alerts; Max-Age=${age}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
}
