import type { Viewing } from '@forecourt/domain';
import type { OwnConversation } from '@forecourt/services';
import { formatAgreedCookie } from '@forecourt/site';

const daySeconds = 86_400;

/**
 * For `Set-Cookie`: lets the viewing day of somebody without an account show what they have agreed with the seller, until the day
 * after. None if nothing is agreed.
 */
export function formatAgreed(
  { conversation, side }: OwnConversation,
  viewings: readonly Viewing[],
  { linkToken, now, isSecure }: { linkToken: string | null; now: Date; isSecure: boolean },
): string[] {
  const agreed = viewings.find(({ state, kind }) => state === 'confirmed' && kind !== 'video-viewing');
  if (linkToken === null || side !== 'buyer' || !agreed) return [];
  const left = Math.ceil((Date.parse(agreed.startsAt) - now.getTime()) / 1000) + daySeconds;
  if (left <= 0) return [];
  const cookie = { conversationId: conversation.id, token: linkToken, maxAgeSeconds: left };
  return formatAgreedCookie(cookie, isSecure);
}
