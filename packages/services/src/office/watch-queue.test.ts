import { findOrAddAccount } from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { watchOfficeQueue } from './watch-queue.ts';

test('the operator sees what waits in the office, how long, and what is taken', async () => {
  const db = await openEmptyDatabase();
  const registry = new Registry();
  watchOfficeQueue(registry, db, () => Date.parse('2026-11-17T12:00:00Z'));
  expect(await registry.metrics()).toContain('forecourt_office_cases{kind="appeal",state="waiting"} 0');
  await db.orm.execute(`insert into office_case
    (kind, subject, state, opened_at, findings, revision, leased_by, leased_until) values
    ('advert', 'a', 'open', '2026-11-17T11:00:00Z', '[]', 1, 1, '2026-11-17T12:05:00Z'),
    ('advert', 'b', 'open', '2026-11-17T11:30:00Z', '[]', 1, 1, '2026-11-17T11:59:00Z'),
    ('advert', 'c', 'closed', '2026-11-16T11:30:00Z', '[]', 1, null, null),
    ('report', '7', 'open', '2026-11-17T11:59:00Z', '[]', 1, null, null)`);
  await findOrAddAccount(db, 'niamh@example.ie', { at: '2026-11-01T00:00:00Z' });
  await db.orm.execute(`insert into selling_draft (id, account_id, fields, version, created_at, updated_at)
    select name, 1, '{}', 1, now(), now() from unnest(array['a', 'b']) as name`);
  await db.orm.execute(`insert into seller_advert (public_reference, draft_id, account_id, state, state_since, holds,
    plate_key, sent_version, placed_at) values ('a', 'a', 1, 'held', now(), '[]', '', 1, now()),
    ('b', 'b', 1, 'live', now(), '[]', '', 1, now())`);
  const text = await registry.metrics();
  expect(text).toContain('forecourt_office_cases{kind="advert",state="waiting"} 2');
  expect(text).toContain('forecourt_office_cases{kind="advert",state="taken"} 1');
  expect(text).toContain('forecourt_office_oldest_case_seconds{kind="advert"} 3600');
  expect(text).toContain('forecourt_office_oldest_case_seconds{kind="report"} 60');
  expect(text).toContain('forecourt_office_oldest_case_seconds{kind="feed"} 0');
  expect(text).toContain('forecourt_held_adverts{state="held"} 1');
  expect(text).toContain('forecourt_held_adverts{state="changes-asked"} 0');
  await db.close();
  expect(await registry.metrics()).not.toMatch(/kind=|state=/);
});
