import { channelSearchRoot, type FormBase, formatQuery, formatSearch } from '@forecourt/domain';
import type { UnderstoodSentence } from '@forecourt/search';

/** How a search by sentence was interpreted. */
export interface SentenceView {
  /** The attributes that the words set, whose chips are marked. */
  keys: string[];
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
    // One phrase may set several: "no diesel or automatic".
    keys: [
      ...new Set([
        ...sentence.understood.map(({ key }) => key),
        ...Object.keys({ ...sentence.filters, ...sentence.excluded }),
      ]),
    ],
    undoHref: root + formatQuery({ q: said, exact: said }),
  };
}
