import { setTimeout as sleep } from 'node:timers/promises';
import { sellersSource } from '@forecourt/domain';
import {
  closeCases,
  type Database,
  dropPrints,
  findAdverts,
  findChange,
  findSetting,
  latestSequence,
  listShownReferences,
  openCase,
  readAcceptedAdverts,
  readChanges,
  saveSetting,
  storePrints,
} from '@forecourt/store';
import { printOf } from './advert-print.ts';
import { type FeedMarket, markFeedAdverts } from './feed-facts.ts';

export interface FeedCheckParts {
  db: Database;
  market: FeedMarket;
  /** Whether prices are known: without them the cheapest frauds would pass. */
  isMarketReady(): boolean;
  now?: () => number;
  rest?: number;
}

const settingKey = 'feeds-checked';
/** Some milliseconds of the thread that pages share; `npm run bench -- feed-rules` measures it. */
const batchSize = 50;
/** Visitors come first: after each batch it rests this many times as long as the batch took. */
export const feedCheckRest = 9;

/**
 * The job that marks what feeds send for the office. It follows the change sequence; the first time, and after a
 * long absence, it looks at the whole market. Nothing is ever kept off the site by this. Returns how many adverts it
 * looked at.
 */
export function createFeedChecks(parts: FeedCheckParts): (signal?: AbortSignal) => Promise<number> {
  const { db, market, now = Date.now } = parts;

  async function check(references: readonly string[]): Promise<void> {
    const at = new Date(now()).toISOString();
    const adverts = await findAdverts(db.longWork, references);
    const shown = adverts.filter(({ status }) => status === 'live');
    const isShown = new Set(shown.map(({ publicReference }) => publicReference));
    const gone = references.filter((reference) => !isShown.has(reference));
    await storePrints(db.longWork, shown.map(printOf));
    await dropPrints(db.longWork, gone);
    const ofFeeds = shown.filter(({ source }) => source !== sellersSource);
    const marked = await markFeedAdverts(db, market, ofFeeds);
    const accepted = marked.length > 0 ? await readAcceptedAdverts(db.longWork) : new Map();
    const open = marked.filter(
      ({ advert, fingerprint }) => accepted.get(advert.publicReference)?.fingerprint !== fingerprint,
    );
    for (const { advert, findings, fingerprint } of open) {
      const { publicReference } = advert;
      await openCase(
        db.longWork,
        { kind: 'feed', subject: publicReference, publicReference, findings, fingerprint },
        { at },
      );
    }
    const isOpen = new Set(open.map(({ advert }) => advert.publicReference));
    const settled = ofFeeds.map(({ publicReference }) => publicReference).filter((each) => !isOpen.has(each));
    // What an operator has hidden still waits for a decision, so only what its feed ended leaves the queue.
    const ended = adverts.filter(
      ({ status, publicReference }) => status !== 'live' && !isShown.has(publicReference),
    );
    const endedByFeed = ended
      .filter(({ endedAt }) => endedAt !== null)
      .map((advert) => advert.publicReference);
    await closeCases(db.longWork, ['feed'], [...settled, ...endedByFeed], { at });
  }

  async function pause(startedAt: number, signal?: AbortSignal): Promise<void> {
    const tookMs = performance.now() - startedAt;
    await sleep(tookMs * (parts.rest ?? feedCheckRest), undefined, { signal }).catch(() => {});
  }

  async function checkEverything(signal?: AbortSignal): Promise<number> {
    // Read first: what changes meanwhile is looked at again.
    const sequence = await latestSequence(db.longWork);
    let after = '';
    let looked = 0;
    while (!signal?.aborted) {
      const startedAt = performance.now();
      const references = await listShownReferences(db.longWork, { after, limit: batchSize });
      if (references.length === 0) {
        await saveSetting(db.longWork, settingKey, { sequence });
        return looked;
      }
      await check(references);
      looked += references.length;
      after = references.at(-1) ?? after;
      await pause(startedAt, signal);
    }
    return looked;
  }

  async function checkChanges(from: number, signal?: AbortSignal): Promise<number> {
    let sequence = from;
    let looked = 0;
    while (!signal?.aborted) {
      const startedAt = performance.now();
      const changes = await readChanges(db.longWork, sequence, batchSize);
      const last = changes.at(-1);
      if (!last) return looked;
      await check([...new Set(changes.map(({ publicReference }) => publicReference))]);
      looked += changes.length;
      sequence = last.sequence;
      await saveSetting(db.longWork, settingKey, { sequence });
      await pause(startedAt, signal);
    }
    return looked;
  }

  return async function checkFeeds(signal) {
    if (!parts.isMarketReady()) return 0;
    const stored = (await findSetting(db.longWork, settingKey)) as { sequence?: number } | undefined;
    const sequence = stored?.sequence;
    const isKept =
      sequence !== undefined && (sequence === 0 || (await findChange(db.longWork, sequence)) !== null);
    return isKept ? await checkChanges(sequence, signal) : await checkEverything(signal);
  };
}
