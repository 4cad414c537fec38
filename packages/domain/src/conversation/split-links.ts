import { isSignedLink } from '../address/signed-link-path.ts';

/** A piece of a message: text, or a link to a page of the site. */
export interface MessagePiece {
  text: string;
  /** A path of this site; absent for text. */
  path?: string;
}

const addressForm = /https?:\/\/[^\s<>"“”]+/gi;

/** Cuts the links out of a message that lead to this site. Any other stays text: nobody can click it by mistake. */
export function splitLinks(body: string, origin: string): MessagePiece[] {
  const pieces: MessagePiece[] = [];
  let end = 0;
  for (const match of body.matchAll(addressForm)) {
    // A full stop or a bracket after an address belongs to the sentence.
    const written = withoutEnd(match[0]);
    const path = pathOn(written, origin);
    if (path === null) continue;
    if (match.index > end) pieces.push({ text: body.slice(end, match.index) });
    pieces.push({ text: written, path });
    end = match.index + written.length;
  }
  if (end < body.length) pieces.push({ text: body.slice(end) });
  return pieces;
}

/** A pattern for the end of a text would begin anew at each character of it. */
function withoutEnd(address: string): string {
  let end = address.length;
  while (end > 0 && ").,;:!?’'".includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

/** Compares whole origins: `https://site.ie.example` and `https://site.ie@example` only look like ours. */
function pathOn(written: string, origin: string): string | null {
  if (!written.toLowerCase().startsWith(`${origin.toLowerCase()}/`)) return null;
  const path = written.slice(origin.length);
  // Browsers take `//example` for another site.
  return /^\/[^/\\]|^\/$/.test(path) && !leadsToSecret(path) ? path : null;
}

/** A page for whoever reads a mail is for nobody else: somebody who sends such a link wants another to act in their place. */
function leadsToSecret(path: string): boolean {
  try {
    return isSignedLink(decodeURIComponent(path).replace(/\/+/g, '/'));
  } catch {
    return true;
  }
}

const anyAddressForm =
  /(?:https?:\/\/|www\.)\S+|(?<![a-z0-9-])[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,8}\.(?:ie|com|net|org|eu|uk|info|online|shop|site|me|ly|gl|io|co|app|link|xyz|top|click)\b(?:\/\S*)?/gi;

/** Whether there is something in the text that a mail program would make a link of. */
export function hasAddress(text: string): boolean {
  return text.search(anyAddressForm) !== -1;
}

/** `evil.example` and `for sale.Thanks` look the same to a mail program: a space keeps the words and makes no link. */
const joinedByDot = /(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu;

/** A message for a mail, whose program would make links of addresses: those that are not ours are left out, or taken apart. */
export function withoutForeignLinks(body: string, origin: string): string {
  return splitLinks(body, origin)
    .map(({ text, path }) =>
      path === undefined ? text.replace(anyAddressForm, '[a link]').replace(joinedByDot, '. ') : text,
    )
    .join('');
}
