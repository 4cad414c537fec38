import { randomUUID } from 'node:crypto';
import {
  type AdvertFigureKind,
  type AdvertFigures,
  addDays,
  addFigures,
  dublinDay,
  isoDay,
  keepFiguresDays,
  noFigures,
} from '@forecourt/domain';
import { addAdvertFigures, type Database, type DayFigures, listAdvertFigures } from '@forecourt/store';
import type { Logger } from 'pino';
import { type CountedPage, FigureCounter } from './figure-counter.ts';

/** How often an advert was looked at, counted without knowing by whom. */
export interface FigureService {
  count(kind: AdvertFigureKind, publicReference: string): void;
  /** For whatever sends pages: the adverts of one that was sent. */
  countPage(page: CountedPage): void;
  /** Today's figures in Ireland, and all that are kept. */
  of(publicReferences: readonly string[]): Promise<ReadonlyMap<string, OwnFigures>>;
}

export interface OwnFigures {
  today: AdvertFigures;
  total: AdvertFigures;
}

export interface FigureParts {
  db: Database;
  log: Pick<Logger, 'warn'>;
  now?: () => number;
  everyMs?: number;
  /** Called after every batch that was stored. */
  onSuccess?: () => void;
}

export interface OpenFigures {
  service: FigureService;
  /** Stores what is counted, now. */
  flush(): Promise<void>;
  /** Stores the rest. */
  stop(): Promise<void>;
}

/** A killed process loses what it counted since its last batch: less than ten seconds, with the time that storing takes. */
const batchEveryMs = 5_000;

export function openFigures({
  db,
  log,
  now = Date.now,
  everyMs = batchEveryMs,
  onSuccess,
}: FigureParts): OpenFigures {
  const counter = new FigureCounter();
  const writer = randomUUID();
  let batch = 0;
  /** What could not be stored yet; it is sent again as it was, under the same number. */
  let unsent: DayFigures[] | null = null;
  const today = () => isoDay(dublinDay(new Date(now())));

  async function store(): Promise<void> {
    if (unsent === null) {
      const day = today();
      const rows = [...counter.take()].map(([publicReference, figures]) => ({
        publicReference,
        day,
        ...figures,
      }));
      if (rows.length === 0) return onSuccess?.();
      unsent = rows;
      batch += 1;
    }
    await addAdvertFigures(db, unsent, { writer, batch, at: new Date(now()).toISOString() });
    unsent = null;
    onSuccess?.();
  }

  let running = Promise.resolve();
  function flush(): Promise<void> {
    running = running.then(store).catch((error: unknown) => {
      log.warn({ err: error }, 'The figures of adverts could not be stored; they are tried again');
    });
    return running;
  }
  const timer = setInterval(flush, everyMs);
  timer.unref();

  return {
    service: {
      count: (kind, publicReference) => counter.count(kind, publicReference),
      countPage: (page) => counter.countPage(page),
      async of(publicReferences) {
        const day = today();
        const since = isoDay(addDays(dublinDay(new Date(now())), -keepFiguresDays));
        const figures = new Map(
          publicReferences.map((each) => [each, { today: noFigures, total: noFigures } as OwnFigures]),
        );
        for (const row of await listAdvertFigures(db, publicReferences, { since })) {
          const before = figures.get(row.publicReference);
          if (!before) continue;
          figures.set(row.publicReference, {
            today: row.day === day ? addFigures(before.today, row) : before.today,
            total: addFigures(before.total, row),
          });
        }
        return figures;
      },
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
      // What a failed batch held back.
      await flush();
    },
  };
}
