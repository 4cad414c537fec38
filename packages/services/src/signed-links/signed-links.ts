import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  dayMs,
  type SignedAddressPurpose,
  type SignedLinkPurpose,
  signedAddresses,
  signedLinkPath,
  signedLinks,
} from '@forecourt/domain';

/**
 * Links in mails that let the reader do one thing once, without an account: answer one enquiry, review one
 * dealer. Only a conversation is opened as often as needed. The token says what for, about which row and until when, and carries a code that only this site can
 * make.
 */
export interface SignedLinks {
  /** The path of a link that is valid for as long as its purpose allows. */
  path(purpose: SignedLinkPurpose, id: number): string;
  /** The secret part alone: also for mail addresses, where it stands before the @. */
  token(purpose: Purpose, id: number): string;
  open(purpose: Purpose, token: string): OpenedLink;
}

type Purpose = SignedLinkPurpose | SignedAddressPurpose;

export type OpenedLink = { kind: 'good'; id: number } | { kind: 'expired' } | { kind: 'forged' };

const purposes = { ...signedLinks, ...signedAddresses };

const letters = Object.values(purposes)
  .map((link) => link.letter)
  .join('');
/**
 * Purpose, row, last day and code; only lower-case letters and digits, which no mail program breaks or cuts
 * off.
 */
const wellFormed = new RegExp(`^([${letters}])-([0-9a-z]{1,7})-([0-9a-z]{1,6})-([0-9a-z]{25})$`);

export function createSignedLinks(secret: string, now: () => number = Date.now): SignedLinks {
  // The secret also signs form tickets: the prefix keeps one from being accepted as the other.
  const sign = (body: string) => {
    const code = createHmac('sha256', secret).update(`link ${body}`).digest('hex').slice(0, 32);
    return BigInt(`0x${code}`).toString(36).padStart(25, '0');
  };
  const today = () => Math.floor(now() / dayMs);
  const token = (purpose: Purpose, id: number) => {
    const { letter, days } = purposes[purpose];
    const body = `${letter}-${id.toString(36)}-${(today() + days).toString(36)}`;
    return `${body}-${sign(body)}`;
  };
  return {
    path: (purpose, id) => signedLinkPath(purpose, token(purpose, id)),
    token,
    open(purpose, opened) {
      const [, letter, id = '', lastDay = '', code = ''] = wellFormed.exec(opened) ?? [];
      if (letter !== purposes[purpose].letter) return { kind: 'forged' };
      const expected = sign(`${letter}-${id}-${lastDay}`);
      if (!timingSafeEqual(Buffer.from(code), Buffer.from(expected))) return { kind: 'forged' };
      if (today() > Number.parseInt(lastDay, 36)) return { kind: 'expired' };
      return { kind: 'good', id: Number.parseInt(id, 36) };
    },
  };
}
