import { createHmac, timingSafeEqual } from 'node:crypto';
import { dayMs, type SignedLinkPurpose, signedLinkPath, signedLinks } from '@forecourt/domain';

/**
 * Links in mails that let the reader do one thing once, without an account: answer one enquiry, review one
 * dealer. Only a conversation is opened as often as needed. The token says what for, about which row and until when, and carries a code that only this site can
 * make.
 */
export interface SignedLinks {
  /** The path of a link that is valid for as long as its purpose allows. */
  path(purpose: SignedLinkPurpose, id: number): string;
  open(purpose: SignedLinkPurpose, token: string): OpenedLink;
}

export type OpenedLink = { kind: 'good'; id: number } | { kind: 'expired' } | { kind: 'forged' };

const letters = Object.values(signedLinks)
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
  return {
    path(purpose, id) {
      const { letter, days } = signedLinks[purpose];
      const body = `${letter}-${id.toString(36)}-${(today() + days).toString(36)}`;
      return signedLinkPath(purpose, `${body}-${sign(body)}`);
    },
    open(purpose, token) {
      const [, letter, id = '', lastDay = '', code = ''] = wellFormed.exec(token) ?? [];
      if (letter !== signedLinks[purpose].letter) return { kind: 'forged' };
      const expected = sign(`${letter}-${id}-${lastDay}`);
      if (!timingSafeEqual(Buffer.from(code), Buffer.from(expected))) return { kind: 'forged' };
      if (today() > Number.parseInt(lastDay, 36)) return { kind: 'expired' };
      return { kind: 'good', id: Number.parseInt(id, 36) };
    },
  };
}
