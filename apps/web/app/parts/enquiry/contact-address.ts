/** The parameter by which a page is asked for one of its forms. */
export const contactParameter = 'contact';

/** The part of the page that holds the form: without JavaScript the browser goes there by itself. */
export function contactSection(kind: string): string {
  return kind.endsWith('report') ? 'report' : 'contact';
}

/** The address of the page with what was asked for, from where the visitor is. */
export function contactAddress(location: { pathname: string; search: string }, kind: string): string {
  const parameters = new URLSearchParams(location.search);
  parameters.set(contactParameter, kind);
  return `${location.pathname}?${parameters}#${contactSection(kind)}`;
}

/** How the page says thanks for a form that was sent without JavaScript. */
export const sentPrefix = 'sent-';

/** Such an address opens a form for one visitor: nothing to fetch in advance or for a robot. */
export function asksForContact(href: string): boolean {
  return new RegExp(`[?&]${contactParameter}=`).test(href);
}

/** What a form must send back. */
export interface OpenForm {
  token: string;
  ticket: string;
}

/** What the address asked for. */
export interface Contact {
  form: (OpenForm & { kind: string }) | null;
  /** The kind of form that has just been sent without JavaScript. */
  sent: string | null;
}
