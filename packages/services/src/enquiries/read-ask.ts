import {
  type PartExchange,
  parsePartExchange,
  parseVideoWay,
  type ViewingKind,
  viewingKinds,
} from '@forecourt/domain';
import type { EnquiryErrors } from '@forecourt/site';
import type { Database, EnquiryAsk } from '@forecourt/store';
import { wordsOfPartExchange, wordsOfProposal } from '../arrangements/arrangement-words.ts';
import type { PartExchangeQuote, QuotePartExchange } from '../arrangements/quote-part-exchange.ts';
import { createViewingTimeReader } from '../arrangements/read-viewing-time.ts';
import type { Visitor } from '../request/request-info.ts';
import type { SentForm } from './sent-form.ts';

/** What a form asks for, before anything is looked up for it. */
export type ReadAsk =
  | { kind: 'none' }
  | { kind: 'refused'; errors: EnquiryErrors }
  | { kind: 'viewing'; ask: EnquiryAsk }
  | { kind: 'part-exchange'; asked: PartExchange };

export interface AskParts {
  db: Database;
  quotePartExchange: QuotePartExchange;
  now: () => Date;
}

/** What forms on adverts ask for: the same as those within a conversation. */
export function createAskReader({ db, quotePartExchange, now }: AskParts) {
  const readTime = createViewingTimeReader({ db, now: () => now().getTime() });

  async function readViewing(
    kind: ViewingKind,
    { fields, publicReference }: SentForm & { publicReference: string },
  ): Promise<ReadAsk> {
    const read = await readTime(publicReference, (name) => (name === 'minutes' ? '' : fields[name]));
    if ('errors' in read) return { kind: 'refused', errors: read.errors };
    const videoWay = kind === 'video-viewing' ? parseVideoWay(fields.videoWay) : null;
    const words = wordsOfProposal('buyer', { kind, videoWay, startsAt: read.startsAt });
    return {
      kind: 'viewing',
      ask: { kind: 'viewing', words, draft: { kind, time: read.time, place: '', videoWay } },
    };
  }

  return {
    async read(form: SentForm): Promise<ReadAsk> {
      const { kind, fields, publicReference } = form;
      if (publicReference === null) return { kind: 'none' };
      const viewingKind = viewingKinds.find((each) => each === kind);
      if (viewingKind) return readViewing(viewingKind, { ...form, publicReference });
      if (kind !== 'part-exchange') return { kind: 'none' };
      const parsed = parsePartExchange(fields);
      return parsed.kind === 'bad'
        ? { kind: 'refused', errors: parsed.errors }
        : { kind: 'part-exchange', asked: parsed.value };
    },

    /** Looks up what is needed: a trade-in is valued. */
    async complete(
      read: Exclude<ReadAsk, { kind: 'refused' }>,
      seller: { dealerId: number | null },
      visitor: Visitor,
    ): Promise<
      { kind: 'complete'; ask: EnquiryAsk | null } | Extract<PartExchangeQuote, { kind: 'turned-away' }>
    > {
      if (read.kind !== 'part-exchange') {
        return { kind: 'complete', ask: read.kind === 'viewing' ? read.ask : null };
      }
      const quote = await quotePartExchange(read.asked, seller, visitor);
      if (quote.kind === 'turned-away') return quote;
      const { details } = quote;
      const words = wordsOfPartExchange(details);
      return {
        kind: 'complete',
        ask: { kind: 'request', words, draft: { kind: 'part-exchange', details } },
      };
    },
  };
}
