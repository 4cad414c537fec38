import { parsePartExchange } from '@forecourt/domain';
import { makeRequest } from '@forecourt/store';
import { createRateLimit } from '../rate-limit/rate-limit.ts';
import type { ArrangementForm } from './arrangement-form.ts';
import type { ArrangementParts } from './arrangement-parts.ts';
import { wordsOfPartExchange } from './arrangement-words.ts';
import type { IntentHandler, RunAct } from './run-intent.ts';
import { createPartExchangeValuer } from './value-part-exchange.ts';

/** A register of vehicles costs the operator money for every question. */
const perVisitor = { count: 20, withinMs: 3_600_000 };

export function createPartExchangeActs(parts: ArrangementParts, run: RunAct) {
  const { db, now = Date.now } = parts;
  const value = createPartExchangeValuer(parts);
  const limit = createRateLimit({ ...perVisitor, now });

  const ask: IntentHandler = async (own, form, visitor) => {
    const { field } = form;
    const parsed = parsePartExchange({
      plate: field('plate'),
      mileage: field('mileage'),
      mileageUnit: field('mileageUnit'),
      make: field('make'),
      model: field('model'),
    });
    if (parsed.kind === 'bad') return { kind: 'refused', errors: { ...parsed.errors } };
    const refusal = limit.take(visitor.visitorAddress);
    if (refusal) {
      visitor.logSecurityEvent('rate-limit');
      const message = 'You’ve asked about a lot of cars in the last hour. Please try again later.';
      return { kind: 'turned-away', message, refusal: { status: 429, ...refusal } };
    }
    const details = await value(parsed.value, own.conversation.dealerId === null ? 'private' : 'dealer');
    return run(own, form, visitor, wordsOfPartExchange(details), (act) =>
      makeRequest(db, act, { kind: 'part-exchange', details }),
    );
  };

  return { 'ask-part-exchange': ask } satisfies Partial<Record<ArrangementForm['intent'], IntentHandler>>;
}
