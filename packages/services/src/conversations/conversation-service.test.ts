import { setTimeout as pause } from 'node:timers/promises';
import type { ConversationSide } from '@forecourt/domain';
import {
  addAlert,
  changeWatcherPhrase,
  type Database,
  findConversationOfEnquiry,
  findWatcherByEmail,
  listMessages,
  recordEnquiry,
} from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSignedLinks } from '../signed-links/signed-links.ts';
import { exampleAdvert } from '../testing/example-advert.ts';
import { exampleVisitor } from '../testing/example-visitor.ts';
import {
  type ConversationService,
  createConversationService,
  type OwnConversation,
} from './conversation-service.ts';
import { type LiveConversations, openLiveConversations } from './live/live-conversations.ts';
import { createConversationMails } from './mails/conversation-mails.ts';

const links = createSignedLinks('secret');
const origin = 'https://forecourt.example';
const seller = {
  kind: 'private',
  name: 'Forecourt Support',
  phone: null,
  email: 'aoife@example.ie',
} as const;
const adverts = { find: async (publicReference: string) => exampleAdvert({ publicReference, seller }) };
const dealers = { find: async () => null };
let db: Database;
let live: LiveConversations;
let service: ConversationService;
let mails: ReturnType<typeof createConversationMails>;
let made = 0;

beforeAll(async () => {
  db = await openEmptyDatabase();
  live = await openLiveConversations({ db, log: { warn: () => {} }, pollMs: 60_000 });
  service = createConversationService({
    db,
    adverts,
    dealers,
    links,
    hashVisitor: (address) => `hash of ${address}`,
    mailAfterSeconds: 0,
    media: { read: async () => null, write: async () => {} },
    prepare: async () => ({ kind: 'refused', reason: 'too small' }),
    live,
  });
  mails = createConversationMails({ db, adverts, dealers, links, origin });
});
afterAll(async () => {
  await live.stop();
  await db.close();
});

async function begin(): Promise<number> {
  made += 1;
  const enquiry = await recordEnquiry(
    db,
    {
      idempotencyKey: `key-${made}`,
      channel: 'Car',
      kind: 'email',
      publicReference: `reference-${made}`,
      dealerId: null,
      name: 'Niamh',
      email: `niamh-${made}@example.ie`,
      phone: null,
      message: `Is it there, ${'x'.repeat(made)}?`,
      preferredTime: null,
      visitor: null,
    },
    { at: new Date().toISOString() },
  );
  return (await findConversationOfEnquiry(db, enquiry))?.conversation.id ?? 0;
}

async function open(side: ConversationSide, id: number): Promise<OwnConversation> {
  const token = links.path(`conversation-${side}`, id).split('/').at(-1) ?? '';
  const found = await service.findByLink(side, token);
  if (found.kind !== 'found') throw new Error(`The link is ${found.kind}.`);
  return found.value;
}

const send = async (own: OwnConversation, body: string, key = 'key') =>
  service.send(own, { body, key, photos: [] }, exampleVisitor());

test('one side’s link does not open the other side, and a forged one opens nothing', async () => {
  const id = await begin();
  const token = links.path('conversation-buyer', id).split('/').at(-1) ?? '';
  expect((await service.findByLink('seller', token)).kind).toBe('unknown');
  expect((await service.findByLink('buyer', `${token.slice(0, -1)}x`)).kind).toBe('unknown');
});

test('an account opens only conversations that it takes part in', async () => {
  const id = await begin();
  const account = {
    id: 99,
    email: `niamh-${made}@example.ie`,
    name: '',
    phone: null,
    phrase: null,
    unwantedMails: [],
    roles: [],
    createdAt: '',
    erasedAfter: null,
  };
  expect((await service.findOfAccount(account, id))?.side).toBe('buyer');
  expect(await service.findOfAccount({ ...account, email: 'other@example.ie' }, id)).toBeNull();
});

test('a name like the site’s is not shown', async () => {
  expect((await open('buyer', await begin())).names).toEqual({ buyer: 'Niamh', seller: 'The seller' });
});

test('the mail tells every unread message, without either address or a foreign link', async () => {
  const id = await begin();
  const own = await open('seller', id);
  const first = await send(own, 'It is. Pay at www.evil.example/pay', 'one');
  await send(own, 'A deposit would hold it.\n<b>Yours</b>', 'two');
  if (first.kind !== 'sent') throw new Error(first.error);
  const mail = await mails.message(first.message.id);
  expect(mail?.to).toBe(`niamh-${made}@example.ie`);
  expect(mail?.replyTo).toBeNull();
  expect(mail?.text).toContain('It is. Pay at [a link]');
  expect(mail?.text).toContain('A deposit would hold it.');
  expect(mail?.text).toContain('Never pay one before you’ve seen the car');
  expect(mail?.text).toContain(`${origin}/conversations/buying/b-`);
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('You’re getting this because you messaged a seller');
    expect(part).not.toContain('aoife@example.ie');
  }
  expect(mail?.html).toContain('A deposit would hold it.<br>&lt;b&gt;Yours&lt;/b&gt;');
  expect(mail?.html).toMatch(/href="[^"]+\/conversations\/buying\/b-[^"]+"[^>]+>Read it and reply</);
});

test('the mail carries the phrase that a guest has chosen with their alerts', async () => {
  const id = await begin();
  const at = new Date().toISOString();
  const watched = { kind: 'search', subject: '/search/ford', pace: 'daily', events: ['new'] } as const;
  const email = `niamh-${made}@example.ie`;
  await addAlert(db, { email, ...watched, ways: ['mail'] }, { at });
  const watcher = await findWatcherByEmail(db, email);
  await changeWatcherPhrase(db, watcher?.id ?? 0, 'the blue door');
  const reply = await send(await open('seller', id), 'It is.');
  if (reply.kind !== 'sent') throw new Error(reply.error);
  expect((await mails.message(reply.message.id))?.text).toContain('Your phrase: the blue door');
});

test('a form sent twice at the same time is one message; other words in it are a second one', async () => {
  const own = await open('buyer', await begin());
  await Promise.all([send(own, 'Hello'), send(own, 'Hello'), send(own, 'Hello again')]);
  expect(await listMessages(db, own.conversation.id, 'seller')).toHaveLength(3);
});

test.each([
  ['', 'Write a message, or add a photo'],
  ['x'.repeat(2001), 'Shorten it by 1 character: there’s room for 2,000'],
])('“%.10s” is refused', async (body, error) => {
  expect(await send(await open('buyer', await begin()), body)).toEqual({ kind: 'refused', error });
});

test('a photo that cannot be read refuses the message, and names it', async () => {
  const own = await open('buyer', await begin());
  const photos = [{ name: 'tiny.png', path: '/nowhere', isTooLarge: false }];
  expect(await service.send(own, { body: 'Look', key: 'key', photos }, exampleVisitor())).toEqual({
    kind: 'refused',
    error: 'tiny.png: too small',
  });
  expect(await listMessages(db, own.conversation.id, 'buyer')).toHaveLength(1);
});

test('an open page hears of a change in its own conversation only, until it is closed', async () => {
  const [id, other] = [await begin(), await begin()];
  const [own, theirs] = [await open('seller', id), await open('seller', other)];
  const heard: number[] = [];
  const stop = service.watch(id, own.conversation.version, (version) => heard.push(version));
  await send(theirs, 'Elsewhere');
  await send(own, 'Here');
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  stop();
  expect(live.size()).toBe(0);
  await send(own, 'Nobody listens');
  await pause(50);
  expect(heard).toHaveLength(1);
});
