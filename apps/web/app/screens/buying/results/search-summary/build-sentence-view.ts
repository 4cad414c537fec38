import { channelSearchRoot, type FormBase, formatQuery, formatSearch } from '@forecourt/domain';
import type { UnderstoodSentence } from '@forecourt/search';

/** What became of a search that was said in words. */
export interface SentenceView {
  said: string;
  understood: string[];
  /** The words that were searched as they stand; empty when all were understood. */
  rest: string;
  /** The same sentence, searched as words. */
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
