import { encodeQueryPart } from '@forecourt/domain';

/** Opens a conversation with the text already in it: `087 123 4567` is `353871234567` there. */
export function whatsappAddress(number: string, text: string): string {
  const digits = number.replace(/^\s*(\+|00)/, '').replace(/\D/g, '');
  const international = /^\s*(\+|00)/.test(number) ? digits : `353${digits.replace(/^0/, '')}`;
  return `https://wa.me/${international}?text=${encodeQueryPart(text)}`;
}
