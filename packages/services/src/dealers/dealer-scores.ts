import { channels, type ResponseRecord, type SearchableAdvert } from '@forecourt/domain';
import { mapAdverts, type SearchEngine } from '@forecourt/search';
import type { Logger } from 'pino';
import type { ReputationService } from '../reputation/reputation-service.ts';

/** What searches know about an advert's dealer. */
interface DealerScore {
  dealerRating: number | null;
  answersInADay: true | null;
}

export interface DealerScores {
  /** The engine wrapper that adds the dealer's score to every advert. */
  watch(engine: SearchEngine): SearchEngine;
  /** An advert with its dealer's record, as the watched engine gets it. */
  complete(advert: SearchableAdvert): SearchableAdvert;
  /** Reads the scores and puts them in the index; again at intervals. Settles after the first time. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface DealerScoresParts {
  reputation: Pick<ReputationService, 'ratings' | 'responseRecords'>;
  log: Pick<Logger, 'warn'>;
  /** How often reviews and answers are read again. */
  everyMs?: number;
  /** Called after every time they were read. */
  onSuccess?: () => void;
}

const noScore: DealerScore = { dealerRating: null, answersInADay: null };
const keys = ['dealerRating', 'answersInADay'] as const;
const mostHours = 24;
const leastAnswered = 0.5;

/** Most enquiries must be answered, and half of the answers must come within a day. */
export function answersInADay(record: ResponseRecord | undefined): true | null {
  return record && record.answeredShare >= leastAnswered && record.medianHours <= mostHours ? true : null;
}

/** Lets searches find adverts by their dealer's record, which changes without a change of an advert. */
export function openDealerScores({
  reputation,
  log,
  everyMs = 10 * 60_000,
  onSuccess,
}: DealerScoresParts): DealerScores {
  let scores: ReadonlyMap<number, DealerScore> = new Map();
  let watching: SearchEngine | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();

  async function read(): Promise<ReadonlyMap<number, DealerScore>> {
    const [ratings, records] = await Promise.all([reputation.ratings(), reputation.responseRecords()]);
    return new Map(
      [...new Set([...ratings.keys(), ...records.keys()])].map((dealer) => [
        dealer,
        {
          dealerRating: ratings.get(dealer)?.average ?? null,
          answersInADay: answersInADay(records.get(dealer)),
        },
      ]),
    );
  }

  async function refresh(): Promise<void> {
    try {
      const latest = await read();
      onSuccess?.();
      if (isSame(scores, latest)) return;
      scores = latest;
      for (const channel of channels)
        await watching?.revise(channel, keys, ({ dealer }) => {
          const { dealerRating, answersInADay: answers } = scoreOf(dealer);
          return [dealerRating, answers];
        });
    } catch (error) {
      log.warn({ err: error }, 'The records of dealers could not be read for the index');
    }
  }

  const scoreOf = (dealer: number | null) => (dealer === null ? noScore : (scores.get(dealer) ?? noScore));

  const complete = (advert: SearchableAdvert): SearchableAdvert =>
    advert.seller.kind === 'trade' ? { ...advert, ...scoreOf(advert.seller.dealerId) } : advert;

  return {
    watch(engine) {
      watching = engine;
      return mapAdverts(engine, complete);
    },
    complete,
    start() {
      // A process that is told to end while it starts has closed its database by now.
      if (isStopped) return running;
      timer = setInterval(() => {
        running = running.then(refresh);
      }, everyMs);
      timer.unref();
      running = refresh();
      return running;
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

function isSame(a: ReadonlyMap<number, DealerScore>, b: ReadonlyMap<number, DealerScore>): boolean {
  if (a.size !== b.size) return false;
  for (const [dealer, score] of a) {
    const other = b.get(dealer);
    if (other?.dealerRating !== score.dealerRating || other.answersInADay !== score.answersInADay)
      return false;
  }
  return true;
}
