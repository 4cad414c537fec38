import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { SearchMatcher } from '../matching/search-matcher.ts';
import type { AlertRun } from './alert-run.ts';

export interface AlertMetrics {
  /** The matcher, with the time of each batch noted. */
  timed(matcher: SearchMatcher): SearchMatcher;
  noteRun(run: AlertRun): void;
  /** How much the matcher holds now. */
  noteMemory(matcher: SearchMatcher): Promise<void>;
}

/** What alerts hold in memory and do. Only the process that runs them has figures. */
export function createAlertMetrics(registry: Registry): AlertMetrics {
  const registers = [registry];
  const told = new Counter({
    name: 'alerts_told_total',
    help: 'Things that people were told about, and mails that told them.',
    labelNames: ['what'],
    registers,
  });
  const changes = new Counter({
    name: 'alerts_changes_total',
    help: 'Changes of adverts that were tried against all watched searches.',
    registers,
  });
  const matchSeconds = new Histogram({
    name: 'alerts_match_duration_seconds',
    help: 'Time in which one batch of changed adverts was matched.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const searches = gauge('alerts_watched_searches', 'Watched searches in memory.');
  const conditions = gauge('alerts_watched_conditions', 'Different conditions of these searches.');
  const bytes = gauge('alerts_matcher_bytes', 'Memory of the watched searches, estimated.');
  return {
    timed: (matcher) => ({
      ...matcher,
      async match(adverts) {
        const end = matchSeconds.startTimer();
        try {
          return await matcher.match(adverts);
        } finally {
          end();
        }
      },
    }),
    noteRun(run) {
      changes.inc(run.changes);
      told.inc({ what: 'news' }, run.news);
      told.inc({ what: 'mail' }, run.notices);
    },
    async noteMemory(matcher) {
      const held = await matcher.memory();
      searches.set(held.searches);
      conditions.set(held.conditions);
      bytes.set(held.bytes);
    },
  };
}
