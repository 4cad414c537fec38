import { queueMail } from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { watchOutbox } from './watch-outbox.ts';

test('the operator sees how many mails wait', async () => {
  const db = await openEmptyDatabase();
  const registry = new Registry();
  watchOutbox(registry, db);
  await queueMail(db, 'enquiry', 1, { at: new Date(0).toISOString() });
  expect(await registry.metrics()).toContain('forecourt_unsent_mails{state="waiting"} 1');
  await queueMail(db, 'enquiry', 2, { at: new Date(0).toISOString() });
  expect(await registry.metrics()).toContain('forecourt_unsent_mails{state="waiting"} 2');
  expect(await registry.metrics()).toContain('forecourt_unsent_mails{state="failed"} 0');
  // Since 1970.
  expect(await registry.metrics()).toMatch(/^forecourt_outbox_overdue_seconds 1\d{9}/m);
  await db.close();
  expect(await registry.metrics()).not.toContain('state=');
});
