import { readCookie } from './cookie.ts';

/** An alert whose search someone is changing on the pages of results. */
export interface EditedAlert {
  alertId: number;
  /** Of the link in a mail by which they opened it; null if they are signed in. */
  linkToken: string | null;
}

const cookieName = 'edited-alert';
export const editsAlertCookieName = 'edits-alert';
const maxAgeSeconds = 30 * 60;
const wellFormed = /^(\d{1,9})(?:\.([\w-]{1,80}))?$/;

export function readEditedAlert(cookies: string | null): EditedAlert | null {
  const [, id, linkToken = null] = wellFormed.exec(readCookie(cookies, cookieName) ?? '') ?? [];
  return id === undefined ? null : { alertId: Number(id), linkToken };
}

/**
 * The `Set-Cookie` headers; null removes them. Only the pages of alerts get the alert: results stay the same for
 * everyone. The second has no value, so that the browser itself can say on any page that an alert is being edited.
 */
export function formatEditedAlert(edited: EditedAlert | null, isSecure: boolean): string[] {
  const value = edited ? [edited.alertId, edited.linkToken].filter((part) => part !== null).join('.') : '';
  const rest = `Max-Age=${edited ? maxAgeSeconds : 0}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return [
    `${cookieName}=${value}; Path=/alerts; HttpOnly; ${rest}`,
    `${editsAlertCookieName}=; Path=/; ${rest}`,
  ];
}
