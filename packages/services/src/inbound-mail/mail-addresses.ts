import { type ConversationSide, conversationSides } from '@forecourt/domain';
import type { SignedLinks } from '../signed-links/signed-links.ts';

/** Where one person of a conversation replies to by mail; null if the site receives no mail. */
export type ReplyAddress = (side: ConversationSide, conversationId: number) => string | null;

export const noReplyAddress: ReplyAddress = () => null;

/** What one of the site's own addresses is for. */
export type OpenedAddress =
  | { kind: 'reply'; side: ConversationSide; conversationId: number }
  | { kind: 'bounce'; mailId: number };

export interface MailAddresses {
  reply: ReplyAddress;
  /** Where a mail server returns a mail of the outbox that it cannot deliver. */
  bounce(mailId: number): string;
  /** Null for an address that is not ours, or no longer valid. */
  open(address: string): OpenedAddress | null;
}

/** Addresses that only this site can make: whoever writes to one is the person that it was sent to. */
export function createMailAddresses(links: SignedLinks, domain: string): MailAddresses {
  const at = (token: string) => `${token}@${domain}`;
  return {
    reply: (side, conversationId) => at(links.token(`reply-${side}`, conversationId)),
    bounce: (mailId) => at(links.token('bounce', mailId)),
    open(address) {
      const [token = '', host = ''] = address.trim().toLowerCase().split('@');
      if (host !== domain.toLowerCase()) return null;
      for (const side of conversationSides) {
        const reply = links.open(`reply-${side}`, token);
        if (reply.kind === 'good') return { kind: 'reply', side, conversationId: reply.id };
      }
      const bounce = links.open('bounce', token);
      return bounce.kind === 'good' ? { kind: 'bounce', mailId: bounce.id } : null;
    },
  };
}
