import type { PartExchange, PartExchangeValue } from '@forecourt/domain';
import type { RefusalForNow, Visitor } from '../request/request-info.ts';
import type { LimitVisitors } from '../visitor-limit/visitor-limit.ts';
import { createPartExchangeValuer, type ValuerParts } from './value-part-exchange.ts';

/** A register of vehicles costs the operator money for every question. */
const perVisitor = { count: 20, withinMs: 3_600_000 };

export type PartExchangeQuote =
  | { kind: 'valued'; details: PartExchangeValue }
  | { kind: 'turned-away'; message: string; refusal: RefusalForNow };

export type QuotePartExchange = (
  asked: PartExchange,
  seller: { dealerId: number | null },
  visitor: Visitor,
) => Promise<PartExchangeQuote>;

/** Values a trade-in for a visitor, within limits. */
export function createPartExchangeQuotes(
  parts: ValuerParts & { limitVisitors: LimitVisitors },
): QuotePartExchange {
  const value = createPartExchangeValuer(parts);
  const takeOne = parts.limitVisitors('trade-ins', perVisitor);
  return async (asked, { dealerId }, visitor) => {
    const refusal = await takeOne(visitor.visitorAddress);
    if (refusal) {
      visitor.logSecurityEvent('rate-limit');
      const message = 'You’ve asked about a lot of cars in the last hour. Please try again later.';
      return { kind: 'turned-away', message, refusal: { status: 429, ...refusal } };
    }
    return { kind: 'valued', details: await value(asked, dealerId === null ? 'private' : 'dealer') };
  };
}
