import { type AdvertDraft, publicReferenceOf } from '@forecourt/domain';
import { upsertAdverts } from '../advert/upsert-adverts.ts';
import type { Database } from '../database/database.ts';
import { feedColumnsOf } from './feed-columns.ts';
import { FeedDealers } from './feed-dealers.ts';
import type { FeedRecord } from './feed-record.ts';
import { type FeedAdvert, parseFeedRow } from './parse-feed-row.ts';
import { importPhoto } from './photos.ts';
import { ReferenceSet } from './reference-set.ts';
import type { Report } from './report.ts';

export interface FeedImportOptions {
  /** Null to look without writing. */
  db: Database | null;
  source: string;
  at: string;
  report: Report;
  feedFolder: string;
  photosFolder: string | null;
}

interface Accepted {
  line: number;
  publicReference: string;
  advert: FeedAdvert;
}

const maxUnknownFields = 20;

/** One run through a feed: takes its records batch by batch, each batch in one transaction. */
export class FeedImport {
  readonly #options: FeedImportOptions;
  readonly #dealers: FeedDealers;
  /** Every advert the feed has named, also in rows that were rejected: the seller still has those. */
  readonly seen = new ReferenceSet();
  readonly counts = { added: 0, changed: 0, unchanged: 0, rejected: 0, ended: 0 };
  readonly unknownFields = new Set<string>();
  rows = 0;
  warnings = 0;
  /** Rows of which not even the reference could be read. */
  unidentified = 0;

  constructor(options: FeedImportOptions) {
    this.#options = options;
    this.#dealers = new FeedDealers(options.source);
  }

  async take(records: readonly FeedRecord[]): Promise<void> {
    this.rows += records.length;
    const accepted = records.flatMap((record) => this.#accept(record) ?? []);
    const pictures = accepted.map((one) => this.#importPictures(one));
    const { db, at } = this.#options;
    if (!db) {
      this.counts.added += accepted.length;
      return;
    }
    if (accepted.length === 0) return;
    const { clashing, ...counts } = await db.transaction(async (session) => {
      const dealerIds = await this.#dealers.store(
        session,
        accepted.map(({ advert }) => advert),
      );
      const drafts = accepted.map(({ advert }, index) =>
        buildDraft(advert, pictures[index] ?? [], dealerIds),
      );
      return upsertAdverts(session, drafts, { at });
    });
    this.counts.added += counts.added;
    this.counts.changed += counts.changed;
    this.counts.unchanged += counts.unchanged;
    for (const one of accepted) {
      if (clashing.includes(one.publicReference)) this.#reject(one.line, one.advert.sourceReference, [clash]);
    }
  }

  #accept(record: FeedRecord): Accepted | null {
    if ('problem' in record) return this.#reject(record.line, null, [record.problem]);
    const columns = feedColumnsOf(record.row);
    for (const name of columns.unknown)
      if (this.unknownFields.size < maxUnknownFields) this.unknownFields.add(name);
    const parsed = parseFeedRow(record.row, this.#options.source, columns);
    const reference = parsed.kind === 'ok' ? parsed.advert.sourceReference : parsed.reference;
    if (reference === null)
      return this.#reject(record.line, null, parsed.kind === 'bad' ? parsed.reasons : []);
    const publicReference = publicReferenceOf(this.#options.source, reference);
    const isFirst = this.seen.add(publicReference);
    if (parsed.kind === 'bad') return this.#reject(record.line, reference, parsed.reasons);
    if (!isFirst)
      return this.#reject(record.line, reference, ['The reference was used by an earlier row of this feed']);
    return { line: record.line, publicReference, advert: parsed.advert };
  }

  #reject(line: number, reference: string | null, reasons: readonly string[]): null {
    if (reference === null) this.unidentified++;
    this.counts.rejected++;
    this.#options.report.add({ kind: 'rejected', line, reference, reasons });
    return null;
  }

  /** A picture that cannot be had is no reason to lose the advert: it goes without, and the report says so. */
  #importPictures({ line, advert }: Accepted): string[] {
    const { feedFolder, photosFolder, report } = this.#options;
    const sources: string[] = [];
    const reasons: string[] = [];
    for (const picture of advert.pictures) {
      if (picture.kind === 'address') {
        sources.push(picture.url);
        continue;
      }
      const photo = importPhoto(feedFolder, picture.name, photosFolder);
      if (photo.kind === 'ok') sources.push(photo.source);
      else reasons.push(photo.reason);
    }
    if (reasons.length > 0) {
      this.warnings++;
      report.add({ kind: 'warning', line, reference: advert.sourceReference, reasons });
    }
    return sources;
  }
}

const clash = 'An advert of another source bears the same public reference: change the reference';

function buildDraft(advert: FeedAdvert, pictures: string[], dealerIds: Map<string, number>): AdvertDraft {
  const { seller } = advert;
  if (seller.kind === 'private') return { ...advert, seller, pictures };
  const dealerId = dealerIds.get(seller.dealer.sourceReference);
  if (dealerId === undefined) throw new Error(`The dealer ${seller.dealer.sourceReference} was not stored.`);
  return { ...advert, seller: { kind: 'trade', dealerId }, pictures };
}
