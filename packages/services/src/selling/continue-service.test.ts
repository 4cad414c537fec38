import { exampleSellingFields } from '@forecourt/domain/testing';
import {
  addSellingDraft,
  claimBrowserDrafts,
  type Database,
  findOrAddAccount,
  listSellingDrafts,
} from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashSessionToken } from '../accounts/session-tokens.ts';
import { type ContinueService, continueMinutes, createContinueService } from './continue-service.ts';
import type { Asker } from './own-draft.ts';

const at = '2026-11-17T12:00:00.000Z';
const clock = { now: Date.parse(at) };
const desk: Asker = { account: null, browserToken: `${'d'.repeat(42)}A` };
const phone: Asker = { account: null, browserToken: `${'p'.repeat(42)}A` };
const draftId = 'a'.repeat(20);
let db: Database;
let service: ContinueService;

const hashOf = ({ browserToken }: Asker) => hashSessionToken(browserToken ?? '');
const tokenOf = (path: string | null) => path?.split('/').at(-1) ?? '';

async function addDraft(id: string, asker: Asker) {
  const owner = { browserHash: hashOf(asker) };
  await addSellingDraft(db, { id, owner, fields: exampleSellingFields }, { at, most: 20 });
}

beforeAll(async () => {
  db = await openEmptyDatabase();
  service = createContinueService({ db, secret: 'secret', now: () => clock.now });
  await addDraft(draftId, desk);
});
afterAll(() => db.close());

it('hands the draft and its browser’s key over, at the step where it was left', async () => {
  const path = service.path(desk, draftId, 'photos');
  expect(path).toMatch(/^\/sell\/continue\/[\w-]{100,115}$/);
  expect(path).not.toContain(desk.browserToken);
  expect(await service.open(tokenOf(path))).toMatchObject({
    draftId,
    step: 'photos',
    fields: { make: 'Volkswagen' },
  });
  expect(await service.take(tokenOf(path), { account: null, browserToken: null })).toMatchObject({
    browserToken: desk.browserToken,
    draftId,
  });
});

it('leaves nothing behind that was begun on the other device', async () => {
  await addDraft('b'.repeat(20), phone);
  await service.take(tokenOf(service.path(desk, draftId, 'photos')), phone);
  const drafts = await listSellingDrafts(db, { browserHash: hashOf(desk) });
  expect(drafts.map(({ id }) => id).sort()).toEqual([draftId, 'b'.repeat(20)]);
});

it('ends after some minutes', async () => {
  const token = tokenOf(service.path(desk, draftId, 'photos'));
  clock.now += continueMinutes * 60_000;
  expect(await service.open(token)).not.toBeNull();
  clock.now += 1001;
  expect(await service.open(token)).toBeNull();
  expect(await service.take(token, phone)).toBeNull();
});

it('opens nothing after any change, and none of another site', async () => {
  const token = tokenOf(service.path(desk, draftId, 'photos'));
  for (let index = 0; index < token.length - 1; index += 1) {
    const other = token[index] === 'A' ? 'B' : 'A';
    expect(await service.open(token.slice(0, index) + other + token.slice(index + 1))).toBeNull();
  }
  const foreign = createContinueService({ db, secret: 'other', now: () => clock.now });
  expect(await service.open(tokenOf(foreign.path(desk, draftId, 'photos')))).toBeNull();
  for (const text of ['', 'x', 'x'.repeat(107)]) expect(await service.open(text)).toBeNull();
});

it('is not for a draft that belongs to an account', async () => {
  const token = tokenOf(service.path(desk, draftId, 'photos'));
  const account = await findOrAddAccount(db, 'niamh@example.ie', { at });
  expect(service.path({ ...desk, account }, draftId, 'photos')).toBeNull();
  await claimBrowserDrafts(db, hashOf(desk), { accountId: account.id, most: 20 });
  expect(await service.open(token)).toBeNull();
});
