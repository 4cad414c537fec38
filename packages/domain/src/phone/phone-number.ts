import { encodeQueryPart } from '../address/format-query.ts';

/** `+353 (0)20`: the 0 is for calls from within the country, and is wrong after the prefix. */
const bracketedZero = /^(\s*(?:\+|00)[\d\s.-]{1,6}\()\s*0/;
/**
 * The same without brackets, for countries where we know that no number begins with it: Ireland and the
 * United Kingdom.
 */
const plainZero = /^((?:\+|00)(?:353|44))0/;

/** A number as a telephone dials it: `020 910 1998` is `0209101998`, `+353 (0)20 910 1998` is `+353209101998`. */
export function dialNumber(written: string): string {
  return written
    .replace(bracketedZero, '$1')
    .replace(/[^\d+]/g, '')
    .replace(plainZero, '$1');
}

export function phoneHref(written: string): string {
  return `tel:${dialNumber(written)}`;
}

/** Opens a conversation with the text already in it: `087 123 4567` is `353871234567` there. */
export function whatsappHref(written: string, text: string): string {
  const dialled = dialNumber(written);
  const abroad = dialled.replace(/^(\+|00)/, '');
  const international = abroad === dialled ? `353${dialled.replace(/^0/, '')}` : abroad;
  return `https://wa.me/${international}?text=${encodeQueryPart(text)}`;
}
