import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createMatcherInProcess } from '../matching/matcher-in-process.ts';
import { exampleAdvert } from '../testing/example-advert.ts';
import { createAlertMetrics } from './alert-metrics.ts';

test('what is held, tried and told is counted', async () => {
  const registry = new Registry();
  const metrics = createAlertMetrics(registry);
  const matcher = metrics.timed(createMatcherInProcess());
  await matcher.set([
    { id: 1, query: { channel: 'Car' } },
    { id: 2, query: { channel: 'Car' } },
  ]);
  await matcher.match([exampleAdvert()]);
  metrics.noteRun({ changes: 3, news: 2, notices: 1 });
  await metrics.noteMemory(matcher);
  const text = await registry.metrics();
  for (const line of [
    'alerts_watched_searches 2',
    'alerts_watched_conditions 1',
    'alerts_changes_total 3',
    'alerts_match_duration_seconds_count 1',
    'alerts_told_total{what="news"} 2',
    'alerts_told_total{what="mail"} 1',
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/^alerts_matcher_bytes [1-9]/m);
});
