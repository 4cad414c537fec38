import { type Channel, channels, describeWait } from '@forecourt/domain';
import type { MakeOnSale } from '@forecourt/search';
import { type ColumnGuide, checkFeed, type FeedCheck, FeedNames, listFeedColumns } from '@forecourt/store';
import type { NameBook } from '@forecourt/taxonomy';
import type { RefusalForNow, Visitor } from '../request/request-info.ts';
import type { LimitVisitors } from '../visitor-limit/visitor-limit.ts';
import {
  maxFeedBytes,
  maxFeedRows,
  maxFeedWords,
  maxShownFindings,
  maxUnpackedBytes,
} from './feed-limits.ts';
import { createRemarkOnNames } from './remark-on-names.ts';

export interface SentFeed {
  /** Its name in the report: a file name, or `what you pasted`. */
  name: string;
  bytes: Buffer;
}

export type FeedCheckOutcome =
  | FeedCheck
  /** Not checked: the sentence says what to do. */
  | { kind: 'turned-away'; message: string; refusal?: RefusalForNow };

/** Checks a feed for its sender. Nothing of it is stored. */
export interface FeedChecker {
  /** What a feed may say, for people who write one. */
  columns(): readonly ColumnGuide[];
  check(feed: SentFeed, visitor: Visitor): Promise<FeedCheckOutcome>;
}

/** People who fix a feed send it often, but have to fix it in between. */
const checksPerVisitor = { count: 20, withinMs: 10 * 60_000 };
/** More at once would slow down people who look for a car. */
const checksAtOnce = 2;
const timeoutMs = 10_000;

export interface FeedCheckerParts {
  /** What is on sale, to recognise typing errors in names. */
  makes?: (channel: Channel) => Promise<readonly MakeOnSale[]>;
  /** What makes and models are called. */
  book?: NameBook;
  limitVisitors: LimitVisitors;
}

export function createFeedChecker({
  makes = async () => [],
  book,
  limitVisitors,
}: FeedCheckerParts): FeedChecker {
  const takeCheck = limitVisitors('feed checks', checksPerVisitor);
  let running = 0;
  return {
    columns: listFeedColumns,
    async check({ name, bytes }, visitor) {
      if (bytes.length > maxFeedBytes) return turnAway(words.tooLarge);
      if (running >= checksAtOnce) return turnAway(words.busy, { status: 503, retryAfterSeconds: 5 });
      running++;
      try {
        const refused = await takeCheck(visitor.visitorAddress);
        if (refused) {
          visitor.logSecurityEvent('rate-limit');
          return turnAway(words.often(refused.retryAfterSeconds), { status: 429, ...refused });
        }
        return await checkFeed(bytes, {
          name,
          maxUnpackedBytes,
          maxRows: maxFeedRows,
          maxFindings: maxShownFindings,
          names: new FeedNames(book),
          remarkOn: createRemarkOnNames(await readMakes(makes)),
          signal: AbortSignal.timeout(timeoutMs),
        });
      } finally {
        running--;
      }
    },
  };
}

async function readMakes(makes: NonNullable<FeedCheckerParts['makes']>) {
  return new Map(
    await Promise.all(channels.map(async (channel) => [channel, await makes(channel)] as const)),
  );
}

function turnAway(message: string, refusal?: RefusalForNow): FeedCheckOutcome {
  return { kind: 'turned-away', message, ...(refusal && { refusal }) };
}

const words = {
  tooLarge: `The feed is larger than ${maxFeedWords}. Gzip it, or send part of it.`,
  busy: 'We’re checking other feeds right now. Please send yours again in a moment.',
  often: (seconds: number) =>
    `You’ve checked a lot of feeds in a short time. Please wait ${describeWait(seconds)}.`,
} as const;
