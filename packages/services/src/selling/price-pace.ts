import { setImmediate } from 'node:timers/promises';
import { type Channel, dayMs } from '@forecourt/domain';
import { findPaceByStep, type RatedLife, type StepPace } from '@forecourt/pricing';
import {
  type AdvertLife,
  type Database,
  findFirstEnding,
  type LivesWanted,
  readAdvertLives,
} from '@forecourt/store';
import { LRUCache } from 'lru-cache';
import type { PricingService } from '../pricing/pricing-service.ts';

/** How quickly adverts go, by the step that their price is in. */
export interface PricePace {
  /** Which adverts were looked at: of the model, of all with its body, or all of the channel. */
  basis: 'model' | 'body' | 'channel';
  years: { from: number; to: number };
  steps: readonly StepPace[];
}

export interface PacedVehicle {
  channel: Channel;
  make: string;
  model: string;
  body: string | null;
  year: number;
}

export interface PaceParts {
  db: Database;
  pricing: Pick<PricingService, 'rate'>;
  now?: () => number;
}

/** Within so many days the market has not become another. */
const watchedDays = 365;
/** Enough for the error of a share to be a few hundredths. */
const mostLives = 3000;
/** Fewer than three steps are no comparison. */
const fewestSteps = 3;
const keptMs = 10 * 60_000;
/** About a millisecond of rating: visitors are answered in between. */
const sliceLength = 50;

export type FindPace = (vehicle: PacedVehicle) => Promise<PricePace | null>;

/**
 * What adverts like a vehicle's did, from those of its model if they are enough, otherwise from wider circles. Null if even
 * all of them are too few.
 */
export function createPaceFinder({ db, pricing, now = Date.now }: PaceParts): FindPace {
  const kept = new LRUCache<string, Promise<PricePace | null>>({ max: 500, ttl: keptMs });

  async function find(vehicle: PacedVehicle): Promise<PricePace | null> {
    const watchedSince = await findFirstEnding(db);
    if (watchedSince === null) return null;
    const listedSince = new Date(now() - watchedDays * dayMs).toISOString();
    for (const { basis, years, of } of circlesAround(vehicle)) {
      const wanted: LivesWanted = { channel: vehicle.channel, years, of, listedSince };
      const lives = await readAdvertLives(db, wanted, { most: mostLives });
      const steps = findPaceByStep(await rateLives(lives, Date.parse(watchedSince)));
      if (steps.length >= fewestSteps) return { basis, years, steps };
    }
    return null;
  }

  async function rateLives(lives: readonly AdvertLife[], watchedSince: number): Promise<RatedLife[]> {
    const rated: RatedLife[] = [];
    for (const [index, life] of lives.entries()) {
      if (index % sliceLength === 0) await setImmediate();
      const step = pricing.rate(life)?.step;
      const listed = Date.parse(life.listedAt);
      const until = life.endedAt === null ? now() : Date.parse(life.endedAt);
      // An advert that ended before anyone watched cannot be among these, so the others count only from then on.
      const from = Math.max(0, watchedSince - listed) / dayMs;
      const to = (until - listed) / dayMs;
      if (step) rated.push({ step, from, to, isGone: life.endedAt !== null });
    }
    return rated;
  }

  return (vehicle) => {
    const key = [vehicle.channel, vehicle.make, vehicle.model, vehicle.body, vehicle.year].join('/');
    const known = kept.get(key);
    if (known) return known;
    const finding = find(vehicle);
    kept.set(key, finding);
    // A failure is not kept.
    finding.catch(() => kept.delete(key));
    return finding;
  };
}

function* circlesAround({
  make,
  model,
  body,
  year,
}: PacedVehicle): Generator<{ basis: PricePace['basis']; years: PricePace['years']; of: LivesWanted['of'] }> {
  const around = (years: number) => ({ from: year - years, to: year + years });
  yield { basis: 'model', years: around(2), of: { make, model } };
  yield { basis: 'model', years: around(4), of: { make, model } };
  if (body !== null) yield { basis: 'body', years: around(3), of: { body } };
  yield { basis: 'channel', years: around(5), of: null };
}
