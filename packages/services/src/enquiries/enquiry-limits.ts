import { messageKinds, revealKinds } from '@forecourt/domain';
import type { EnquiryLimit } from '@forecourt/store';

export const hourMs = 60 * 60_000;

/** Per visitor and hour: messages to one advert's seller, to all sellers, and numbers shown. */
export const limits = { messagesToOne: 3, messages: 20, reveals: 60 } as const;

export const messageLimits: readonly EnquiryLimit[] = [
  { kinds: messageKinds, count: limits.messagesToOne, withinMs: hourMs, isForOneAdvert: true },
  { kinds: messageKinds, count: limits.messages, withinMs: hourMs },
];

export const revealLimits: readonly EnquiryLimit[] = [
  { kinds: revealKinds, count: limits.reveals, withinMs: hourMs },
];

/** For `Retry-After`. */
export function secondsUntil(time: string, now: Date): number {
  return Math.max(1, Math.ceil((Date.parse(time) - now.getTime()) / 1000));
}
