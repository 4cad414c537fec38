import { checkFeed, type FeedCheck } from '@forecourt/store';
import { maxFeedBytes, maxFeedRows, maxShownFindings, maxUnpackedBytes } from './feed-limits.ts';
import { createVisitorAllowance } from './visitor-allowance.ts';

export interface SentFeed {
  /** As it is called in the report: a file's name, or `What you pasted`. */
  name: string;
  bytes: Buffer;
}

export type FeedCheckOutcome =
  | FeedCheck
  /** Not looked at: the sentence says what to do. */
  | { kind: 'turned-away'; message: string };

/** Looks at a feed for whoever sent it. Nothing of it is kept. */
export interface FeedChecker {
  check(feed: SentFeed, visitorAddress: string): Promise<FeedCheckOutcome>;
}

/** Whoever mends a feed sends it often, but has to mend it in between. */
const checksPerVisitor = { count: 20, withinMs: 10 * 60_000 };
/** One more would take the time of those who look for a car. */
const checksAtOnce = 2;
const patienceMs = 10_000;

export function createFeedChecker(now: () => number = Date.now): FeedChecker {
  const allowance = createVisitorAllowance({ ...checksPerVisitor, now });
  let running = 0;
  return {
    async check({ name, bytes }, visitorAddress) {
      if (bytes.length > maxFeedBytes) return turnAway(words.tooLarge);
      if (running >= checksAtOnce) return turnAway(words.busy);
      if (!allowance.take(visitorAddress)) return turnAway(words.often);
      running++;
      try {
        return await checkFeed(bytes, {
          name,
          maxUnpackedBytes,
          maxRows: maxFeedRows,
          maxFindings: maxShownFindings,
          signal: AbortSignal.timeout(patienceMs),
        });
      } finally {
        running--;
      }
    },
  };
}

const turnAway = (message: string): FeedCheckOutcome => ({ kind: 'turned-away', message });

const words = {
  tooLarge: 'The feed is larger than 5 MB. Pack it by gzip, or send a part of it.',
  busy: 'Two feeds are being checked just now. Please send yours again in a moment.',
  often: 'You have checked many feeds in a short time. Please wait ten minutes.',
} as const;
