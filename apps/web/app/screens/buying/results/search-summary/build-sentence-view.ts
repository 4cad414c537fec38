import { channelSearchRoot, type FormBase, formatQuery, formatSearch } from '@forecourt/domain';
import type { UnderstoodSentence } from '@forecourt/search';

/** How a search by sentence was interpreted. */
export interface SentenceView {
  said: string;
  understood: string[];
  /** The words searched literally; empty when all were understood. */
  rest: string;
  /** The same sentence, searched literally. */
  undoHref: string;
}

export function buildSentenceView(said: string, sentence: UnderstoodSentence, form: FormBase): SentenceView {
  const root =
    form.base === 'fixed'
      ? form.path
      : form.base === 'search'
        ? channelSearchRoot(form.channel)
        : formatSearch({ channel: form.channel });
  return {
    said,
    understood: sentence.understood.filter(({ key }) => key !== 'channel').map(({ label }) => label),
    rest: sentence.rest,
    undoHref: root + formatQuery({ q: said, exact: said }),
  };
}
