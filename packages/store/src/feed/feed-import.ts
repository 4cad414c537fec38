import { type Channel, publicReferenceOf } from '@forecourt/domain';
import type { AdvertInput } from '../advert/advert-columns.ts';
import { buildDealerlessInput, withDealer } from '../advert/advert-input.ts';
import { upsertInputs } from '../advert/upsert-adverts.ts';
import type { Database } from '../database/database.ts';
import type { ReadyColumns } from '../database/unnest-rows.ts';
import type { HeardDealer } from '../dealer/upsert-feed-dealers.ts';
import { FeedNames } from '../names/feed-names.ts';
import { createColumnsOfRow } from './columns/feed-columns.ts';
import type { FeedMap } from './columns/feed-map.ts';
import { FeedDealers } from './feed-dealers.ts';
import { importPhoto, type PhotoResult } from './photos.ts';
import type { FeedRecord } from './reading/feed-record.ts';
import { ReferenceSet } from './reference-set.ts';
import { FilledTally } from './report/filled-tally.ts';
import { FindingTally } from './report/finding-tally.ts';
import type { Report } from './report/report.ts';
import { type FeedAdvert, parseFeedRow } from './rows/parse-feed-row.ts';
import type { FeedPicture } from './rows/parse-pictures.ts';
import { type RemarkOnAdvert, remarkOnAdvert } from './rows/remark-on-advert.ts';

export interface FeedImportOptions {
  /** Null to check without writing. */
  db: Database | null;
  source: string;
  at: string;
  report: Report;
  /** The folder of the feed's pictures; null if it cannot be read. */
  feedFolder: string | null;
  photosFolder: string | null;
  /** Whether the feed may feature its adverts; otherwise none is featured, whatever it says. */
  allowsFeatured?: boolean;
  /** How makes and models are written; the usual spelling by default. */
  names?: FeedNames;
  /** The channel of rows that do not state one; by default it is guessed. */
  channel?: Channel | null;
  /** Translates the feed's names and values into ours. */
  map?: FeedMap;
  /** The caller's remarks on an accepted advert, besides the standard ones. */
  remarkOn?: RemarkOnAdvert;
}

interface Accepted {
  line: number;
  advert: FeedAdvert;
  warnings: readonly string[];
  remarks: readonly string[];
}

/** A row that is ready to be written except for its dealer's id. */
export interface PreparedRow extends Accepted {
  input: AdvertInput;
}

/** Rows that are written together. */
export interface PreparedBatch {
  rows: readonly PreparedRow[];
  dealers: ReadonlyMap<string, HeardDealer>;
  /** The rows' columns if already encoded; null if most rows need not be written. */
  ready: ReadyColumns<AdvertInput> | null;
}

const maxUnknownFields = 20;

/** One run through a feed, batch by batch: each is prepared, then written. */
export class FeedImport {
  readonly #options: FeedImportOptions;
  readonly #dealers: FeedDealers;
  readonly #columnsOf: ReturnType<typeof createColumnsOfRow>;
  readonly #thisYear = new Date().getFullYear();
  readonly #names: FeedNames;
  /** Every advert the feed has named, including rejected rows: the seller still has those. */
  readonly seen = new ReferenceSet();
  readonly counts = { added: 0, changed: 0, unchanged: 0, rejected: 0, ended: 0 };
  readonly unknownFields = new Set<string>();
  readonly rivalFields = new Set<string>();
  firstRejection: { line: number; reasons: readonly string[] } | null = null;
  rows = 0;
  /** Rows whose adverts stay off the site because an operator has hidden or blocked them. */
  takenDown = 0;
  warnings = 0;
  remarked = 0;
  readonly warningTally = new FindingTally();
  readonly remarkTally = new FindingTally();
  readonly filledTally = new FilledTally();
  /** Rows whose reference could not be read. */
  unidentified = 0;
  /** The next batch is most likely like the last one. Rows that match what is stored are not written. */
  wroteLastBatchWhole: boolean;

  constructor(options: FeedImportOptions) {
    this.#options = options;
    this.wroteLastBatchWhole = options.db !== null;
    this.#dealers = new FeedDealers(options.source);
    this.#columnsOf = createColumnsOfRow(options.map);
    this.#names = options.names ?? new FeedNames();
  }

  /** Everything that does not need the database, which may be busy with the previous batch. */
  prepare(records: readonly FeedRecord[]): PreparedRow[] {
    this.rows += records.length;
    const rows: PreparedRow[] = [];
    for (const record of records) {
      const accepted = this.#accept(record);
      if (!accepted) continue;
      const pictures = this.#takeWhatCanBeHad(accepted);
      this.#remarkOn(accepted);
      this.filledTally.add(accepted.advert.usual);
      const isFeatured = accepted.advert.isFeatured && (this.#options.allowsFeatured ?? false);
      rows.push({ ...accepted, input: buildDealerlessInput({ ...accepted.advert, pictures, isFeatured }) });
    }
    return rows;
  }

  /** Writes a batch in one transaction. */
  async write({ rows, dealers, ready }: PreparedBatch): Promise<void> {
    const { db, at } = this.#options;
    if (!db) {
      this.counts.added += rows.length;
      return;
    }
    if (rows.length === 0) return;
    const { clashing, takenDown, ...counts } = await db.transaction(async (session) => {
      const dealerIds = await this.#dealers.store(session, dealers);
      const inputs = rows.map(({ advert, input }) => withDealer(input, dealerIdOf(advert, dealerIds)));
      return upsertInputs(session, inputs, { at, ready });
    });
    this.wroteLastBatchWhole = counts.unchanged === 0;
    this.takenDown += takenDown;
    this.counts.added += counts.added;
    this.counts.changed += counts.changed;
    this.counts.unchanged += counts.unchanged;
    for (const { line, advert, input } of rows) {
      if (clashing.includes(input.publicReference)) this.#reject(line, advert.sourceReference, [clash]);
    }
  }

  #accept(record: FeedRecord): Accepted | null {
    if ('problem' in record) return this.#reject(record.line, null, [record.problem]);
    const columns = this.#columnsOf(record.row, record.header);
    for (const name of columns.unknown)
      if (this.unknownFields.size < maxUnknownFields) this.unknownFields.add(name);
    for (const names of columns.rivals)
      if (this.rivalFields.size < maxUnknownFields) this.rivalFields.add(names);
    const parsed = parseFeedRow(record.row, this.#options.source, {
      columns,
      channel: this.#options.channel ?? null,
      nameVehicle: this.#names.name,
    });
    const reference = parsed.kind === 'ok' ? parsed.advert.sourceReference : parsed.reference;
    if (reference === null)
      return this.#reject(record.line, null, parsed.kind === 'bad' ? parsed.reasons : []);
    const isFirst = this.seen.add(publicReferenceOf(this.#options.source, reference));
    if (parsed.kind === 'bad') return this.#reject(record.line, reference, parsed.reasons);
    if (!isFirst)
      return this.#reject(record.line, reference, ['The reference was used by an earlier row of this feed']);
    return { line: record.line, ...parsed };
  }

  #reject(line: number, reference: string | null, reasons: readonly string[]): null {
    if (reference === null) this.unidentified++;
    this.counts.rejected++;
    this.firstRejection ??= { line, reasons };
    this.#options.report.add({ kind: 'rejected', line, reference, reasons });
    return null;
  }

  #remarkOn({ line, advert, remarks }: Accepted): void {
    const { remarkOn, allowsFeatured = false } = this.#options;
    const reasons = [
      ...remarks,
      ...(remarkOn?.(advert) ?? []),
      ...remarkOnAdvert(advert, { thisYear: this.#thisYear, allowsFeatured }),
    ];
    if (reasons.length === 0) return;
    this.remarked++;
    this.remarkTally.add(reasons);
    this.#options.report.add({ kind: 'remark', line, reference: advert.sourceReference, reasons });
  }

  /**
   * Copies the pictures. A missing picture or another unreadable detail does not lose the advert: it goes
   * without, and the report says so.
   */
  #takeWhatCanBeHad({ line, advert, warnings }: Accepted): string[] {
    const sources: string[] = [];
    const reasons = [...warnings];
    for (const picture of advert.pictures) {
      const found = this.#findPicture(picture);
      if (found.kind === 'ok') sources.push(found.source);
      else reasons.push(found.reason);
    }
    if (reasons.length > 0) {
      this.warnings++;
      this.warningTally.add(reasons);
      this.#options.report.add({ kind: 'warning', line, reference: advert.sourceReference, reasons });
    }
    return sources;
  }

  #findPicture(picture: FeedPicture): PhotoResult {
    const { feedFolder, photosFolder } = this.#options;
    if (picture.kind === 'address') return { kind: 'ok', source: picture.url };
    if (picture.kind === 'bad') return picture;
    // Without the feed's folder, nothing can be said about the files beside it.
    if (feedFolder === null) return { kind: 'ok', source: picture.name };
    return importPhoto(feedFolder, picture.name, photosFolder);
  }
}

const clash = 'An advert of another source has the same public reference: change the reference';

function dealerIdOf({ seller }: FeedAdvert, dealerIds: Map<string, number>): number | null {
  if (seller.kind === 'private') return null;
  const id = dealerIds.get(seller.dealer.sourceReference);
  if (id === undefined) throw new Error(`The dealer ${seller.dealer.sourceReference} was not stored.`);
  return id;
}
