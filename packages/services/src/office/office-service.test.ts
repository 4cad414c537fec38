import {
  type Account,
  type AccountRole,
  type Actor,
  type Finding,
  type OfficeAct,
  publicReferenceOf,
  sellersSource,
} from '@forecourt/domain';
import { exampleAdvert, exampleSellingFields } from '@forecourt/domain/testing';
import {
  addRole,
  addSeenCheck,
  addSellingDraft,
  changeProfile,
  type Database,
  findAdvert,
  findCaseAbout,
  findLastSeenCheck,
  findOrAddAccount,
  findSellerAdvert,
  listOfficeActs,
  publishDraft,
  recordEnquiry,
  sendSeenPhoto,
} from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOfficeMails } from './mails/office-mails.ts';
import { createOfficeService, type OfficeService } from './office-service.ts';

const origin = 'https://forecourt.example';
let db: Database;
let now: number;
let office: OfficeService;
let mails: ReturnType<typeof createOfficeMails>;
let seller: Account;
let aoife: Actor;
let tom: Actor;
let drafts = 0;

const finding: Finding = {
  rule: 'far-under',
  version: 1,
  effect: 'hold',
  field: 'price',
  key: '5000',
  evidence: '€5,000 is 40% of the going rate of about €12,500.',
  reason: 'Far under.',
};

async function person(email: string, role?: AccountRole): Promise<Actor> {
  const account = await findOrAddAccount(db, email, { at: at() });
  if (role) await addRole(db, account.id, role, { at: at(), by: 'a test' });
  return { accountId: account.id, roles: role ? [role] : [], way: 'passkey' };
}

const at = () => new Date(now).toISOString();

beforeAll(async () => {
  db = await openEmptyDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  now = Date.parse('2026-11-09T09:00:00.000Z');
  const dealers = { find: async () => null };
  office = createOfficeService({ db, dealers, onMail: () => {}, onReview: () => {}, now: () => now });
  mails = createOfficeMails({ db, dealers, origin });
  seller = await findOrAddAccount(db, `seller-${drafts}@example.ie`, { at: at() });
  aoife = await person('aoife@example.ie', { role: 'moderator' });
  tom = await person('tom@example.ie', { role: 'operator' });
});

/** Sends in an advert that the rules hold; returns its reference. */
async function sendIn(holds: readonly Finding[] = [finding], plate?: string): Promise<string> {
  drafts += 1;
  const draftId = `draft ${drafts}`;
  const owner = { accountId: seller.id };
  await addSellingDraft(db, { id: draftId, owner, fields: exampleSellingFields }, { at: at(), most: 20 });
  const { source, sourceReference, ...stated } = exampleAdvert;
  const advert = {
    ...stated,
    vehicle: { ...stated.vehicle, registration: plate ?? `191-D-${1000 + drafts}` },
    seller: { kind: 'private', name: 'Niamh', phone: null, email: seller.email },
  } as const;
  await publishDraft(
    db,
    { draftId, accountId: seller.id, version: 1, advert: { ...advert, price: 5000 }, holds, why: null },
    { at: at(), mostLive: 9, mostInTwelveMonths: 9 },
  );
  return publicReferenceOf(sellersSource, draftId);
}

async function requireDetail(kind: 'advert' | 'appeal' | 'report', subject: string) {
  const about = await findCaseAbout(db, kind, subject);
  const detail = about && (await office.find(about.id));
  if (!detail) throw new Error('There is no such case.');
  return detail;
}

const because = 'The price can’t be right for this car.';

async function decide(who: Actor, kind: 'advert' | 'appeal' | 'report', subject: string, act: OfficeAct) {
  const detail = await requireDetail(kind, subject);
  await office.take(detail.case.id, who);
  const fields = act === 'ask' ? ['price'] : [];
  return office.decide(who, detail, { act, fields, reason: because, revision: detail.case.revision });
}

async function lastMail(reference: string) {
  const [act] = await listOfficeActs(db, { publicReference: reference, limit: 1 });
  return (await mails['office-decision'](act?.id ?? 0))?.text ?? '';
}

describe('the queue', () => {
  it('shows what waits, why, and who has it for ten minutes', async () => {
    const reference = await sendIn();
    const { case: about } = await requireDetail('advert', reference);
    const find = async () => (await office.queue()).items.find(({ id }) => id === about.id);
    expect(await find()).toMatchObject({ kind: 'advert', evidence: finding.evidence, leasedBy: null });
    expect((await office.queue()).figures.waiting.advert).toBeGreaterThan(0);
    expect(await office.take(about.id, aoife)).toBe(true);
    expect(await office.take(about.id, tom)).toBe(false);
    expect(await find()).toMatchObject({ leasedBy: { name: 'aoife@example.ie' } });
    now += 10 * 60_000;
    expect((await find())?.leasedBy).toBeNull();
    expect(await office.take(about.id, tom)).toBe(true);
  });
});

describe('a decision', () => {
  it('approves, and the seller is told', async () => {
    const reference = await sendIn();
    expect(await decide(aoife, 'advert', reference, 'approve')).toEqual({ kind: 'decided' });
    expect(await findAdvert(db, reference)).toMatchObject({ status: 'live', price: 5000 });
    expect(await lastMail(reference)).toContain('Buyers can see it.');
  });

  it('is made knowing what went on sale with the same plate since the checks ran', async () => {
    const waiting = await sendIn([finding], '191-D-77');
    expect((await requireDetail('advert', waiting)).samePlate).toEqual([]);
    const shown = await sendIn([finding], '191 d 77');
    await decide(aoife, 'advert', shown, 'approve');
    expect((await requireDetail('advert', waiting)).samePlate).toEqual([shown]);
    expect((await requireDetail('advert', shown)).samePlate).toEqual([]);
  });

  it('needs a reason that the seller can read', async () => {
    const detail = await requireDetail('advert', await sendIn());
    await office.take(detail.case.id, aoife);
    const sent = { fields: [], reason: 'No', revision: 1 };
    expect(await office.decide(aoife, detail, { ...sent, act: 'refuse' })).toMatchObject({ kind: 'refused' });
    expect(await office.decide(aoife, detail, { ...sent, act: 'restore' })).toMatchObject({
      kind: 'refused',
      error: expect.stringContaining('can’t be done'),
    });
  });

  it('is made by whoever has the case, and not by its seller', async () => {
    const detail = await requireDetail('advert', await sendIn());
    const sent = { act: 'approve', fields: [], reason: '', revision: 1 } as const;
    expect(await office.decide(aoife, detail, sent)).toEqual({ kind: 'not-yours' });
    const own: Actor = { accountId: seller.id, roles: [{ role: 'moderator' }], way: 'passkey' };
    await office.take(detail.case.id, own);
    expect(await office.decide(own, detail, sent)).toMatchObject({
      kind: 'refused',
      error: expect.stringContaining('about you'),
    });
  });

  it('states reason, rule, person and way out', async () => {
    const reference = await sendIn();
    await decide(aoife, 'advert', reference, 'refuse');
    const text = await lastMail(reference);
    expect(text).toContain(`Why: ${because}`);
    expect(text).toContain('A person decided this, not a program.');
    expect(text).toContain('Far under the going rate');
    expect(text).toContain(`${origin}/my-adverts/${reference}`);
    expect(text).toContain('you can appeal there once');
  });

  it('names the fields to change', async () => {
    const reference = await sendIn();
    await decide(aoife, 'advert', reference, 'ask');
    expect(await lastMail(reference)).toContain('What to change:\n- Price');
    expect(await findSellerAdvert(db, reference)).toMatchObject({ state: 'changes-asked' });
  });
});

describe('an appeal', () => {
  it('is decided by another person, and told', async () => {
    const reference = await sendIn();
    expect(await office.appeal(seller, reference, 'It is mine, and it is that cheap.')).not.toBeNull();
    await decide(aoife, 'advert', reference, 'refuse');
    const other = await findOrAddAccount(db, 'other@example.ie', { at: at() });
    expect(await office.appeal(other, reference, 'It is mine, and it is that cheap.')).not.toBeNull();
    expect(await office.appeal(seller, reference, 'No!')).toContain('at least 20');
    expect(await office.appeal(seller, reference, 'It is mine, and it is that cheap.')).toBeNull();
    const [act] = await listOfficeActs(db, { publicReference: reference, limit: 1 });
    const subject = String(act?.id);
    expect(await decide(aoife, 'appeal', subject, 'restore')).toMatchObject({
      kind: 'refused',
      error: expect.stringContaining('You made the decision'),
    });
    const { id } = (await requireDetail('appeal', subject)).case;
    await office.release(id, aoife);
    expect(await office.takeOldest(aoife, 'appeal')).toBeNull();
    expect(await office.takeOldest(tom, 'appeal')).toBe(id);
    expect(await decide(tom, 'appeal', subject, 'restore')).toEqual({ kind: 'decided' });
    expect((await findAdvert(db, reference))?.status).toBe('live');
    expect(await office.ruling(reference)).toMatchObject({ appeal: 'decided', act: { act: 'restore' } });
  });
});

describe('a report', () => {
  it('is receipted without what was typed, and answered with the reason', async () => {
    const reference = await sendIn([]);
    const id = await recordEnquiry(
      db,
      {
        idempotencyKey: `report ${reference}`,
        channel: 'Car',
        kind: 'report',
        publicReference: reference,
        dealerId: null,
        name: 'Ann',
        email: 'ann@example.ie',
        phone: null,
        message: 'BUY PILLS',
        preferredTime: null,
        visitor: null,
      },
      { at: at() },
    );
    const ann = await findOrAddAccount(db, 'ann@example.ie', { at: at() });
    await changeProfile(db, ann.id, { name: 'Ann', phone: null, phrase: 'blue bicycle', unwantedMails: [] });
    const receipt = await mails['report-receipt'](id);
    expect(receipt).toMatchObject({ to: 'ann@example.ie', text: expect.stringContaining(`number ${id}`) });
    expect(receipt?.text).not.toContain('PILLS');
    expect(receipt?.text).toContain('Your phrase: blue bicycle');
    expect(await mails['report-answer'](id)).toBeNull();
    await decide(aoife, 'report', String(id), 'refuse');
    expect((await mails['report-answer'](id))?.text).toContain(`off the site. Why: ${because}`);
    expect(await findSellerAdvert(db, reference)).toMatchObject({ state: 'refused' });
  });
});

describe('people', () => {
  it('are managed by operators, and it is logged', async () => {
    expect(await office.addModerator(aoife, 'new@example.ie')).toBe('Only an operator can do that.');
    expect(await office.addModerator(tom, 'no address')).toContain('email address');
    expect(await office.addModerator(tom, 'new@example.ie')).toBeNull();
    const added = (await office.staff()).find(({ email }) => email === 'new@example.ie');
    expect(added?.roles).toEqual([{ role: 'moderator' }]);
    expect(await office.removeStaff(tom, tom.accountId)).toContain('another operator');
    expect(await office.removeStaff(tom, added?.id ?? 0)).toBeNull();
    expect((await office.staff()).map(({ email }) => email)).not.toContain('new@example.ie');
    const [last, before] = await office.log();
    expect([last?.act, before?.act, last?.by]).toEqual(['take-role', 'give-role', 'tom@example.ie']);
  });
});

describe('photos with the car', () => {
  it('are decided by somebody else than the seller, a refusal with its reason, and it is logged', async () => {
    const reference = await sendIn([]);
    const placed = await findSellerAdvert(db, reference);
    await addSeenCheck(db, { publicReference: reference, plateKey: '191D1', code: 'ACDEFH' }, { at: at() });
    const check = await findLastSeenCheck(db, reference);
    const id = check?.id ?? 0;
    expect(await office.seen()).toEqual([]);
    await sendSeenPhoto(db, id, { photoName: 'p.jpg', at: at() });
    expect((await office.seen()).map(({ code }) => code)).toEqual(['ACDEFH']);
    const owner = { ...aoife, accountId: placed?.accountId ?? 0 };
    const yes = { isSeen: true, reason: '' };
    expect(await office.decideSeen(owner, id, yes)).toContain('about you');
    expect(await office.decideSeen(aoife, id, { isSeen: false, reason: 'No' })).toContain('at least 15');
    expect(await office.decideSeen(aoife, id, yes)).toBeNull();
    expect(await office.decideSeen(tom, id, yes)).toContain('already');
    const [last] = await office.log();
    expect(last).toMatchObject({ act: 'seen', subject: `photo ${id} of ${reference}` });
    expect(await office.ruling(reference)).toBeNull();
  });
});
