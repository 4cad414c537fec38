import { parseWholeNumber } from '@forecourt/domain';
import type { OwnConversation, RefusalForNow } from '@forecourt/services';
import type { RouterContextProvider } from 'react-router';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';

export interface Refused {
  /** The form that was refused. */
  form: 'message' | 'report';
  body: string;
  error: string;
  refusal?: RefusalForNow | undefined;
}

interface Args {
  context: Readonly<RouterContextProvider>;
  own: OwnConversation;
  sent: (name: string) => string;
}

/** Does what a form of the page asks for; null if it was done. */
export async function actOnConversation({ context, own, sent }: Args): Promise<Refused | null> {
  const { conversations } = context.get(servicesContext);
  switch (sent('do')) {
    case 'read':
      await conversations.markRead(own, parseWholeNumber(sent('through')));
      return null;
    case 'block':
    case 'unblock':
      await conversations.setBlock(own, sent('do') === 'block');
      return null;
    case 'been-in-touch':
      if (own.side === 'seller') await conversations.noteBeenInTouch(own);
      return null;
    case 'report': {
      const error = await conversations.report(own, sent('reason'));
      return error === null ? null : { form: 'report', body: sent('reason'), error };
    }
    default: {
      const body = sent('body');
      const info = context.get(requestInfoContext);
      // A file input that was left empty sends a file without a name.
      const photos = info.uploads.filter(({ name }) => name !== '');
      const outcome = await conversations.send(own, { body, key: sent('key'), photos }, info);
      if (outcome.kind === 'sent') return null;
      return { form: 'message', body, error: outcome.error, refusal: outcome.refusal };
    }
  }
}
