import type { Database } from '@forecourt/store';
import type { DealerService } from '../dealers/dealer-service.ts';
import type { HashVisitor } from '../secrets/visitor-hash.ts';
import type { QuotePartExchange } from './quote-part-exchange.ts';

export interface ArrangementParts {
  db: Database;
  dealers: Pick<DealerService, 'find'>;
  quotePartExchange: QuotePartExchange;
  hashVisitor: HashVisitor;
  /** Without a trailing slash. */
  origin: string;
  /** The other is told by mail after this, unless they have read it. */
  mailAfterSeconds: number;
  /** Mails are in the outbox. */
  onMail(): void;
  now?: () => number;
}
