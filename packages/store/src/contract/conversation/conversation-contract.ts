import { conversationLimits, publicReferenceOf } from '@forecourt/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { findOrAddAccount } from '../../account/accounts.ts';
import { upsertAdverts } from '../../advert/upsert-adverts.ts';
import { listOffers, makeOffer } from '../../arrangement/offers.ts';
import { addMessage, answerEnquiries, type MessageDraft } from '../../conversation/add-message.ts';
import { gatherUnread, markRead, setBlock } from '../../conversation/change-conversation.ts';
import { expireConversations } from '../../conversation/expire-conversations.ts';
import {
  countUnread,
  findConversation,
  findConversationOfEnquiry,
  listConversations,
  listMessages,
  listNotices,
  readVersions,
} from '../../conversation/find-conversations.ts';
import { readPrivateRecords } from '../../conversation/private-records.ts';
import { findConversationReport, reportConversation } from '../../conversation/report-conversation.ts';
import { isBuyerBlocked } from '../../conversation/start-conversation.ts';
import { conversationChannel } from '../../conversation/touch-conversation.ts';
import type { Database } from '../../database/database.ts';
import { eq } from '../../database/drizzle.ts';
import { findEnquiry } from '../../enquiry/find-enquiry.ts';
import { recordEnquiry } from '../../enquiry/record-enquiry.ts';
import { listOpenCases, takeCase } from '../../office/cases.ts';
import { decideCase } from '../../office/decide-case.ts';
import { findMail, markMailSent } from '../../outbox/deliver-mail.ts';
import { erasePerson } from '../../person/erase-person.ts';
import { exportPerson } from '../../person/export-person.ts';
import { conversation, sellerAdvert, sellingDraft } from '../../schema/schema.ts';
import { exampleAdvert, exampleEnquiry } from '../examples.ts';

const nine = '2026-11-09T09:00:00.000Z';
const later = (minutes: number) => new Date(Date.parse(nine) + minutes * 60_000).toISOString();

export function describeConversationContract(open: () => Promise<Database>): void {
  describe('conversations', () => {
    let db: Database;
    beforeEach(async () => {
      db = await open();
    });

    const ask = (key: string, changes = {}, at = nine) =>
      recordEnquiry(db, { ...exampleEnquiry(key), publicReference: 'one', ...changes }, { at });
    const begin = async (key = 'a', changes = {}, at = nine) => {
      const found = await findConversationOfEnquiry(db, await ask(key, changes, at));
      if (!found) throw new Error('There is no conversation.');
      return found.conversation;
    };
    const send = (id: number, key: string, draft: Partial<MessageDraft> = {}, at = later(5)) =>
      addMessage(
        db,
        id,
        { author: 'seller', kind: 'text', body: `Words ${key}`, idempotencyKey: key, ...draft },
        { at, mailAt: at },
      );
    const idOf = async (sending: ReturnType<typeof send>) => {
      const sent = await sending;
      if (sent.kind !== 'added') throw new Error(sent.kind);
      return sent.message.id;
    };

    it('begin with an enquiry about an advert, and go on with the next of the same buyer', async () => {
      const first = await begin('a', { email: 'Niamh@Example.ie', message: 'Is it still for sale?' });
      const second = await begin('b', { email: 'niamh@example.ie', message: 'Is the NCT done?' }, later(1));
      expect(second.id).toBe(first.id);
      const messages = await listMessages(db, first.id, 'seller');
      expect(messages.map(({ author, body }) => [author, body])).toEqual([
        ['buyer', 'Is it still for sale?'],
        ['buyer', 'Is the NCT done?'],
      ]);
      expect((await begin('c', { publicReference: 'two' })).id).not.toBe(first.id);
    });

    it('do not begin without an advert, an address or a message to the seller', async () => {
      for (const changes of [{ publicReference: null }, { email: null }, { kind: 'report' }]) {
        const id = await ask(JSON.stringify(changes), changes);
        expect(await findConversationOfEnquiry(db, id)).toBeUndefined();
      }
    });

    it('send the buyer their link once, and no flood of links to an address in a day', async () => {
      const first = await ask('a');
      const again = await ask('b', { message: 'Is the NCT done?' });
      expect(await findMail(db, 'conversation-link', first)).toMatchObject({ state: 'waiting' });
      expect(await findMail(db, 'conversation-link', again)).toBeUndefined();
      const { linksADay } = conversationLimits;
      const ids: number[] = [];
      for (let index = 1; index <= linksADay; index++) {
        ids.push(await ask(`c${index}`, { publicReference: `other-${index}` }));
      }
      expect(await findMail(db, 'conversation-link', ids.at(-2) ?? 0)).toBeDefined();
      expect(await findMail(db, 'conversation-link', ids.at(-1) ?? 0)).toBeUndefined();
    });

    it('have one message for a form that is sent twice, even at the same time', async () => {
      const { id } = await begin();
      const [one, other] = await Promise.all([send(id, 'k'), send(id, 'k')]);
      expect(one.kind === 'added' && other.kind === 'added' && one.message.id === other.message.id).toBe(
        true,
      );
      expect(await listMessages(db, id, 'buyer')).toHaveLength(2);
    });

    it('answer the enquiry with the seller’s first message', async () => {
      const enquiryId = await ask('a');
      const found = await findConversationOfEnquiry(db, enquiryId);
      await send(found?.conversation.id ?? 0, 'k');
      expect((await findEnquiry(db, enquiryId))?.answer).toEqual({ way: 'message', body: '', at: later(5) });
      expect(await answerEnquiries(db, found?.conversation.id ?? 0, { at: later(6) })).toBe(false);
    });

    it('tell of several unread messages in one mail, the same one if it is asked for again', async () => {
      const { id } = await begin();
      const [one, two] = [await idOf(send(id, 'k1')), await idOf(send(id, 'k2'))];
      const told = async (message: number) =>
        (await gatherUnread(db, message))?.messages.map((each) => each.id);
      expect(await told(one)).toEqual([one, two]);
      expect(await told(two)).toBeUndefined();
      const three = await idOf(send(id, 'k3'));
      expect(await told(one)).toEqual([one, two, three]);
      await markRead(db, id, 'buyer', three);
      expect(await told(one)).toBeUndefined();
      expect((await findMail(db, 'message', one))?.state).toBe('waiting');
    });

    it('wait with the mail of a later message if the earlier one was read in time', async () => {
      const { id } = await begin();
      const one = await idOf(send(id, 'k1'));
      await markRead(db, id, 'buyer', one);
      const two = await idOf(send(id, 'k2'));
      expect(await gatherUnread(db, one)).toBeNull();
      expect((await gatherUnread(db, two))?.messages.map((each) => each.id)).toEqual([two]);
    });

    it('queue no mail of their own for an enquiry', async () => {
      const enquiryId = await ask('a');
      const found = await findConversationOfEnquiry(db, enquiryId);
      expect(await findMail(db, 'message', found?.message.id ?? 0)).toBeUndefined();
      expect((await findMail(db, 'enquiry', enquiryId))?.state).toBe('waiting');
    });

    it('count what a person has not read, on either side', async () => {
      const account = await findOrAddAccount(db, 'niamh@example.ie', { at: nine });
      const person = { accountId: account.id, email: account.email };
      const { id } = await begin('a', { email: 'niamh@example.ie' });
      await send(id, 'k1');
      await send(id, 'k2');
      expect(await countUnread(db, person)).toBe(2);
      expect(await listConversations(db, person, { limit: 10 })).toMatchObject([
        { id, side: 'buyer', unread: 2, lastWords: 'Words k2' },
      ]);
      const [, , last] = await listMessages(db, id, 'buyer');
      await markRead(db, id, 'buyer', last?.id ?? 0);
      await markRead(db, id, 'buyer', 1);
      expect(await countUnread(db, person)).toBe(0);
      expect(await countUnread(db, { accountId: account.id + 1, email: 'other@example.ie' })).toBe(0);
    });

    it('stop at a block, which only its own side lifts', async () => {
      const { id } = await begin('a', { email: 'niamh@example.ie', dealerId: 7 });
      await setBlock(db, id, 'seller', true, { at: nine });
      await setBlock(db, id, 'buyer', false, { at: nine });
      expect(await send(id, 'k', { author: 'buyer' })).toEqual({ kind: 'blocked' });
      const about = { email: 'NIAMH@example.ie', publicReference: 'other', dealerId: 7 };
      expect(await isBuyerBlocked(db, about)).toBe(true);
      expect(await isBuyerBlocked(db, { ...about, dealerId: 8 })).toBe(false);
      await setBlock(db, id, 'seller', false, { at: nine });
      expect((await send(id, 'k', { author: 'buyer' })).kind).toBe('added');
    });

    it('take no more messages an hour than the limit, each side its own', async () => {
      const { id } = await begin();
      for (let sent = 0; sent < conversationLimits.messagesAnHour; sent++) await send(id, `k${sent}`);
      expect(await send(id, 'more')).toEqual({ kind: 'over-limit', retryAt: later(65) });
      expect((await send(id, 'other', { author: 'buyer' })).kind).toBe('added');
      expect((await send(id, 'more', {}, later(66))).kind).toBe('added');
    });

    it('hold one text that goes to more than five sellers within an hour', async () => {
      const text = { message: 'Can you ship it to me?', email: 'sam@example.ie' };
      for (const reference of ['a', 'b', 'c', 'd', 'e']) {
        await begin(reference, { ...text, publicReference: reference });
      }
      const sixth = await begin('f', {
        ...text,
        publicReference: 'f',
        message: 'CAN you ship it... to me??',
      });
      expect(await listMessages(db, sixth.id, 'seller')).toEqual([]);
      expect(await listMessages(db, sixth.id, 'buyer')).toMatchObject([{ state: 'held' }]);
      expect(await listOpenCases(db, { limit: 5, kind: 'conversation' })).toHaveLength(1);
      const other = await begin('g', { ...text, publicReference: 'g', message: 'What colour is it?' });
      expect(await listMessages(db, other.id, 'seller')).toHaveLength(1);
      const nextHour = await begin('h', { ...text, publicReference: 'h' }, later(61));
      expect(await listMessages(db, nextHour.id, 'seller')).toHaveLength(1);
    });

    it('notify every listener, with a version that says which has changed', async () => {
      const { id } = await begin();
      let heard = () => {};
      const hearing = new Promise<void>((resolve) => {
        heard = resolve;
      });
      const stop = await db.listen(conversationChannel, () => heard());
      const before = (await readVersions(db, [id])).get(id) ?? 0;
      await send(id, 'k');
      await hearing;
      expect((await readVersions(db, [id, 999])).get(id)).toBeGreaterThan(before);
      await stop();
    });

    it('hand their last messages to the office, whose decision comes as a notice', async () => {
      const moderator = await findOrAddAccount(db, 'office@example.ie', { at: nine });
      const { id } = await begin();
      await send(id, 'k', { body: 'Pay me first' });
      const report = { by: 'buyer', reason: 'Wants money first', at: later(6) } as const;
      expect(await reportConversation(db, id, report)).toBe(true);
      expect(await reportConversation(db, id, report)).toBe(false);
      const decide = async (act: 'approve' | 'refuse', at: string) => {
        const [about] = await listOpenCases(db, { limit: 5, kind: 'conversation' });
        if (!about) throw new Error('There is no case.');
        await takeCase(db, about.id, { accountId: moderator.id, at, until: later(600) });
        const stored = await findConversationReport(db, Number(about.subject));
        expect(stored?.messages.map(({ body }) => body)).toEqual(['Is it still for sale?', 'Pay me first']);
        const decision = { act, fields: [], reason: 'It broke our rules', at };
        return decideCase(db, { ...decision, caseId: about.id, accountId: moderator.id, revision: 1 });
      };
      expect(await decide('approve', later(7))).toEqual({ kind: 'decided' });
      expect(await listNotices(db, id, 'seller')).toEqual([]);
      expect(await listNotices(db, id, 'buyer')).toHaveLength(2);
      expect(await reportConversation(db, id, report)).toBe(true);
      expect(await decide('refuse', later(8))).toEqual({ kind: 'decided' });
      expect(await send(id, 'k2')).toEqual({ kind: 'closed' });
      expect(await listNotices(db, id, 'seller')).toHaveLength(1);
      const last = (await listNotices(db, id, 'buyer')).at(-1);
      expect(last?.words).toContain('It broke our rules');
      expect((await findMail(db, 'conversation-notice', last?.id ?? 0))?.state).toBe('waiting');
    });

    it('let a held message through when the office does, and then mail it', async () => {
      const moderator = await findOrAddAccount(db, 'office@example.ie', { at: nine });
      const text = { message: 'Would you swap?', email: 'sam@example.ie' };
      for (const reference of ['a', 'b', 'c', 'd', 'e', 'f']) {
        await begin(reference, { ...text, publicReference: reference });
      }
      const [about] = await listOpenCases(db, { limit: 5, kind: 'conversation' });
      if (!about) throw new Error('There is no case.');
      await takeCase(db, about.id, { accountId: moderator.id, at: nine, until: later(600) });
      const decision = { act: 'approve', fields: [], reason: '', at: later(1) } as const;
      await decideCase(db, { ...decision, caseId: about.id, accountId: moderator.id, revision: 1 });
      const held = (await findConversationReport(db, Number(about.subject)))?.messageId ?? 0;
      expect((await gatherUnread(db, held))?.messages).toMatchObject([{ id: held, state: 'sent' }]);
    });

    it('are deleted a year after their advert ended, and with either of their people', async () => {
      await upsertAdverts(db, [exampleAdvert('live')], { at: nine });
      const reference = publicReferenceOf('example', 'live');
      const live = await begin('a', { publicReference: reference });
      const gone = await begin('b', { publicReference: 'gone' });
      const expire = (before: string) => expireConversations(db, { before, at: later(1), limit: 10 });
      expect(await expire(nine)).toBe(0);
      expect(await expire(later(1))).toBe(1);
      expect(await findConversation(db, gone.id)).toBeUndefined();
      await send(live.id, 'k');
      const data = await exportPerson(db, 'niamh@example.ie');
      expect(data.conversations).toMatchObject([{ side: 'buyer', messages: [{}, { body: 'Words k' }] }]);
    });

    it('keep the other’s own words when one person is erased, and go with the second', async () => {
      const seller = await findOrAddAccount(db, 'seller@example.ie', { at: nine });
      const { id } = await begin('a', {
        email: 'niamh@example.ie',
        name: 'Niamh',
        message: 'Call 087 123 4567',
      });
      await db.orm.update(conversation).set({ sellerAccountId: seller.id }).where(eq(conversation.id, id));
      const photos = [{ name: 'of-niamh.jpg', width: 1, height: 1 }];
      await send(id, 'photo', { author: 'buyer', photos });
      const waiting = await idOf(send(id, 'k'));
      await makeOffer(
        db,
        { conversationId: id, side: 'buyer', idempotencyKey: 'o', body: 'w', at: nine, mailAt: nine },
        { amount: 9000 },
      );
      const erase = (email: string) => erasePerson(db, email, { at: later(9), by: 'test', reason: 'asked' });
      await erase('niamh@example.ie');
      const left = await findConversation(db, id);
      expect(left).toMatchObject({ erasedSide: 'buyer', buyerName: '', closedAt: later(9) });
      expect(left?.buyerEmail).not.toContain('@');
      const messages = await listMessages(db, id, 'seller');
      expect(messages.map(({ author, body, state }) => [author, body, state])).toEqual([
        ['buyer', '', 'erased'],
        ['buyer', '', 'erased'],
        ['seller', 'Words k', 'sent'],
        ['buyer', '', 'erased'],
      ]);
      expect(messages.flatMap((message) => message.photos)).toEqual([]);
      expect(await listOffers(db, id)).toEqual([]);
      expect(await findMail(db, 'message', waiting)).toMatchObject({ state: 'dropped' });
      const [notice] = await listNotices(db, id, 'seller');
      expect(await findMail(db, 'conversation-notice', notice?.id ?? 0)).toMatchObject({ state: 'waiting' });
      expect((await exportPerson(db, 'niamh@example.ie')).conversations).toEqual([]);
      expect((await send(id, 'late')).kind).toBe('closed');
      expect((await begin('b', { email: 'niamh@example.ie' }, later(20))).id).not.toBe(id);
      await erase('seller@example.ie');
      expect(await findConversation(db, id)).toBeUndefined();
    });

    it('give a private seller a record from five messages on', async () => {
      const seller = await findOrAddAccount(db, 'seller@example.ie', { at: nine });
      await db.orm.insert(sellingDraft).values({
        id: 'draft',
        accountId: seller.id,
        fields: {},
        version: 1,
        createdAt: nine,
        updatedAt: nine,
      });
      await db.orm.insert(sellerAdvert).values({
        publicReference: 'one',
        draftId: 'draft',
        accountId: seller.id,
        state: 'live',
        stateSince: nine,
        holds: [],
        plateKey: '191D1',
        sentVersion: 1,
        placedAt: nine,
      });
      const inAWeek = { at: later(7 * 24 * 60) };
      for (const [index, buyer] of ['a', 'b', 'c', 'd', 'e'].entries()) {
        expect((await readPrivateRecords(db, inAWeek)).size).toBe(0);
        const { id } = await begin(buyer, {
          email: `${buyer}@example.ie`,
          message: `Hello ${buyer}`,
          visitor: buyer,
        });
        if (index < 4) await send(id, `k${buyer}`, {}, later(120));
      }
      expect((await readPrivateRecords(db, inAWeek)).get('one')).toEqual({
        enquiries: 5,
        answeredShare: 0.8,
        medianHours: 2,
      });
      expect(await countUnread(db, { accountId: seller.id, email: seller.email })).toBe(1);
    });

    it('mail nothing once the mail was sent and read', async () => {
      const { id } = await begin();
      const one = await idOf(send(id, 'k'));
      const mail = await findMail(db, 'message', one);
      await gatherUnread(db, one);
      await markMailSent(db, mail?.id ?? 0, { at: later(7) });
      const two = await idOf(send(id, 'k2'));
      expect((await gatherUnread(db, two))?.messages.map((each) => each.id)).toEqual([two]);
      expect((await findConversation(db, id))?.sellerReadThrough).toBe(two);
    });
  });
}
