import { isEmail } from '@forecourt/domain';
import { brand } from '@forecourt/site';

/** The sender of a mail. */
export interface MailSender {
  name: string;
  address: string;
}

export const brandSender: MailSender = { name: brand.name, address: brand.supportEmail };

const namedAddress = /^\s*(?:"([^"<>\p{Cc}]+)"|([^"<>\p{Cc}]*?))\s*<([^<>\s]+)>\s*$/u;

/** `Lee Cars <sales@lee.example>`, or only the address, with the brand's name. Null for anything else. */
export function parseMailSender(text: string): MailSender | null {
  const [, quoted, plain, bracketed] = namedAddress.exec(text) ?? [];
  const address = (bracketed ?? text).trim();
  return isEmail(address) ? { name: quoted ?? (plain || brand.name), address } : null;
}
