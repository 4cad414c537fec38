/** The parameter that opens one of a page's forms. */
export const contactParameter = 'contact';

/** The parameter that says what a message asks for, in place of whether the vehicle is still for sale. */
export const aboutParameter = 'about';

const topics = ['price', 'pictures'] as const;

/** What the message of an opened form starts by asking for. */
export type MessageTopic = (typeof topics)[number];

export const topicLabels: Readonly<Record<MessageTopic, string>> = {
  price: 'Ask the price',
  pictures: 'Ask for pictures',
};

export function parseTopic(search: string): MessageTopic | null {
  const asked = new URLSearchParams(search).get(aboutParameter);
  return topics.find((each) => each === asked) ?? null;
}

/** The part of the page that holds the form: without JavaScript the browser scrolls there by itself. */
export function contactSection(kind: string): string {
  return kind.endsWith('report') ? 'report' : 'contact';
}

/** The current page's address with the form open. */
export function contactAddress(
  location: { pathname: string; search: string },
  kind: string,
  about: MessageTopic | null = null,
): string {
  const parameters = new URLSearchParams(location.search);
  parameters.set(contactParameter, kind);
  if (about === null) parameters.delete(aboutParameter);
  else parameters.set(aboutParameter, about);
  return `${location.pathname}?${parameters}#${contactSection(kind)}`;
}

/** The prefix by which a page shows thanks for a form sent without JavaScript. */
export const sentPrefix = 'sent-';

/** Such an address opens a form for one visitor, so it is neither prefetched nor crawled. */
export function asksForContact(href: string): boolean {
  return new RegExp(`[?&]${contactParameter}=`).test(href);
}

/** The values that a form must send back. */
export interface OpenForm {
  token: string;
  ticket: string;
  /** When the seller is free, for a form that asks for a time. */
  slots?: readonly { id: number; label: string }[];
}

/** What the address asks for. */
export interface Contact {
  form: (OpenForm & { kind: string }) | null;
  /** The kind of form that has just been sent without JavaScript. */
  sent: string | null;
  /** It is looked at before it goes out. */
  isHeld?: boolean;
}
