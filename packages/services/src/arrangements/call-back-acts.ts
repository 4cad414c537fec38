import { describeCallBack, parseCallBack, parseWholeNumber, type RequestAct } from '@forecourt/domain';
import { decideRequest, listRequests, makeRequest } from '@forecourt/store';
import type { ArrangementForm } from './arrangement-form.ts';
import type { ArrangementParts } from './arrangement-parts.ts';
import { wordsOfRequestAct } from './arrangement-words.ts';
import type { IntentHandler, RunAct } from './run-intent.ts';

export function createCallBackActs({ db }: ArrangementParts, run: RunAct) {
  const ask: IntentHandler = async (own, form, visitor) => {
    const { field } = form;
    const parsed = parseCallBack({ phone: field('phone'), preferredTime: field('preferredTime') });
    if (parsed.kind === 'bad') return { kind: 'refused', errors: { ...parsed.errors } };
    return run(own, form, visitor, describeCallBack(parsed.value), (act) =>
      makeRequest(db, act, { kind: 'call-back', details: parsed.value }),
    );
  };

  /** Of a call back and of a trade-in alike. */
  const decide =
    (act: RequestAct): IntentHandler =>
    async (own, form, visitor) => {
      const id = parseWholeNumber(form.field('id'));
      const request = (await listRequests(db, own.conversation.id)).find((each) => each.id === id);
      if (!request) {
        return {
          kind: 'turned-away',
          message: 'We can’t find that any more. Have a look at how it stands now.',
        };
      }
      return run(own, form, visitor, wordsOfRequestAct(request.kind, act), (each) =>
        decideRequest(db, each, { id, act }),
      );
    };

  return {
    'ask-call-back': ask,
    'finish-request': decide('finish'),
    'cancel-request': decide('cancel'),
  } satisfies Partial<Record<ArrangementForm['intent'], IntentHandler>>;
}
