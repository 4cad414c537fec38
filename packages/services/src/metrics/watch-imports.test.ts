import { openEmptyDatabase } from '@forecourt/store/testing';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { watchImports } from './watch-imports.ts';

test('the operator sees what was imported in the last day, and when the last import finished', async () => {
  const db = await openEmptyDatabase();
  const registry = new Registry();
  watchImports(registry, db, () => Date.parse('2026-11-16T09:00:00Z'));
  expect(await registry.metrics()).toContain('forecourt_last_import_timestamp_seconds 0');
  await db.orm.execute(`insert into import_run
    (source, feed_name, started_at, finished_at, added, changed, unchanged, rejected, ended) values
    ('lee', 'old.csv', '2026-11-14T09:00:00Z', '2026-11-14T09:01:00Z', 900, 0, 0, 0, 0),
    ('lee', 'new.csv', '2026-11-16T08:00:00Z', '2026-11-16T08:01:00Z', 5, 4, 3, 2, 1),
    ('kerry', 'k.csv', '2026-11-16T08:30:00Z', null, 10, 0, 0, 0, 0)`);
  const text = await registry.metrics();
  expect(text).toContain('forecourt_imports{state="finished"} 1');
  expect(text).toContain('forecourt_imports{state="unfinished"} 1');
  expect(text).toContain('forecourt_import_rows{outcome="added"} 15');
  expect(text).toContain('forecourt_import_rows{outcome="rejected"} 2');
  expect(text).toContain(
    `forecourt_last_import_timestamp_seconds ${Date.parse('2026-11-16T08:01:00Z') / 1000}`,
  );
  await db.close();
  expect(await registry.metrics()).not.toMatch(/state=|outcome=/);
});
