import { parsePartExchange } from '@forecourt/domain';
import { makeRequest } from '@forecourt/store';
import type { ArrangementForm } from './arrangement-form.ts';
import type { ArrangementParts } from './arrangement-parts.ts';
import { wordsOfPartExchange } from './arrangement-words.ts';
import type { IntentHandler, RunAct } from './run-intent.ts';

export function createPartExchangeActs({ db, quotePartExchange }: ArrangementParts, run: RunAct) {
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
    const quote = await quotePartExchange(parsed.value, own.conversation, visitor);
    if (quote.kind === 'turned-away') return quote;
    const { details } = quote;
    return run(own, form, visitor, wordsOfPartExchange(details), (act) =>
      makeRequest(db, act, { kind: 'part-exchange', details }),
    );
  };

  return { 'ask-part-exchange': ask } satisfies Partial<Record<ArrangementForm['intent'], IntentHandler>>;
}
