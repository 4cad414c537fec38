import { readFile } from 'node:fs/promises';
import type { ConversationSide } from '@forecourt/domain';
import {
  addAlert,
  addMessage,
  type Database,
  findAlert,
  findConversationOfEnquiry,
  findMail,
  findWatcherByEmail,
  listMessages,
  queueMail,
  recordEnquiry,
  setBlock,
} from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ConversationService,
  createConversationService,
} from '../conversations/conversation-service.ts';
import { createConversationMails } from '../conversations/mails/conversation-mails.ts';
import type { PreparedPhoto } from '../selling/photo-service.ts';
import { createSignedLinks } from '../signed-links/signed-links.ts';
import { exampleAdvert } from '../testing/example-advert.ts';
import { createMailAddresses } from './mail-addresses.ts';
import { type InboundMailServer, openInboundMail } from './open-inbound-mail.ts';
import { replyMarker } from './strip-quotes.ts';

const links = createSignedLinks('secret');
const addresses = createMailAddresses(links, 'reply.example.ie');
const seller = { kind: 'private', name: 'Aoife', phone: null, email: 'aoife@example.ie' } as const;
const people = {
  adverts: { find: async (publicReference: string) => exampleAdvert({ publicReference, seller }) },
  dealers: { find: async () => null },
};
/** The bytes of the smallest PNG. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const emptyPhoto = {
  kind: 'ok',
  width: 640,
  height: 480,
  sentSha256: '',
  look: {},
  print: null,
} as unknown as Omit<PreparedPhoto, 'full' | 'small' | 'sha256'>;
let db: Database;
let conversations: ConversationService;
let server: InboundMailServer;
let made = 0;

beforeAll(async () => {
  db = await openEmptyDatabase();
  conversations = createConversationService({
    ...people,
    db,
    links,
    hashVisitor: (address) => `hash of ${address}`,
    mailAfterSeconds: 120,
    media: { read: async () => null, write: async () => {} },
    // What a photo is decoded to is tested where it is decoded.
    prepare: async (path) => {
      const full = await readFile(path);
      return { ...emptyPhoto, full, small: full, sha256: `photo-${full.length}` };
    },
    live: { watch: () => () => {} },
  });
  server = await openInboundMail({
    host: '127.0.0.1',
    port: 0,
    db,
    addresses,
    conversations,
    log: { info: () => {}, warn: () => {} },
    // No test measures time, and a busy machine needs longer.
    readLimits: { longestMs: 120_000, mostMegabytes: 256 },
  });
});
afterAll(async () => {
  await server.close();
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
      email: 'niamh@example.ie',
      phone: null,
      // One text to many sellers would be held.
      message: `Is it there? ${'x'.repeat(made)}`,
      preferredTime: null,
      visitor: null,
    },
    { at: new Date().toISOString() },
  );
  return (await findConversationOfEnquiry(db, enquiry))?.conversation.id ?? 0;
}

/** Through a real conversation with the port. */
async function mail(to: string, options: SendMailOptions = {}): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: server.port, ignoreTLS: true });
  try {
    await transport.sendMail({ from: 'niamh@example.ie', to, subject: 'Re: your message', ...options });
  } finally {
    transport.close();
  }
}

const replyTo = (side: ConversationSide, id: number) => addresses.reply(side, id) ?? '';
const wordsOf = async (id: number) =>
  (await listMessages(db, id, 'seller')).slice(1).map(({ author, body }) => [author, body]);

test('a reply is a message of whoever has the address, without what it quotes', async () => {
  const id = await begin();
  await mail(replyTo('seller', id), {
    text: `Yes, come on Saturday.\n\nOn Tue 17 Nov 2026 at 10:00, Forecourt wrote:\n> ${replyMarker}\n> Is it there?`,
  });
  expect(await wordsOf(id)).toEqual([['seller', 'Yes, come on Saturday.']]);
});

test('a reply that is delivered twice is one message', async () => {
  const id = await begin();
  const options = { messageId: '<one@example.ie>', text: 'Thanks' };
  await mail(replyTo('buyer', id), options);
  await mail(replyTo('buyer', id), options);
  expect(await wordsOf(id)).toEqual([['buyer', 'Thanks']]);
});

test('a mail with nothing but HTML is read too', async () => {
  const id = await begin();
  await mail(replyTo('buyer', id), { html: '<p>Is the NCT <b>done</b>?</p>' });
  expect(await wordsOf(id)).toEqual([['buyer', 'Is the NCT done?']]);
});

test('photos are photos of the message', async () => {
  const id = await begin();
  const attachments = [{ filename: 'boot.png', content: png, contentType: 'image/png' }];
  await mail(replyTo('seller', id), { text: 'The boot', attachments });
  const [, message] = await listMessages(db, id, 'buyer');
  expect(message).toMatchObject({ body: 'The boot', photos: [{ name: `photo-${png.length}.jpg` }] });
});

test('other files are left out with a sentence', async () => {
  const id = await begin();
  const attachments = [{ filename: 'papers.pdf', content: 'pdf', contentType: 'application/pdf' }];
  await mail(replyTo('seller', id), { text: 'Here are the papers', attachments });
  expect(await wordsOf(id)).toEqual([['seller', 'Here are the papers\n\n[1 file was left out]']]);
});

test.each([
  ['an out-of-office note', { headers: { 'Auto-Submitted': 'auto-replied' } }],
  ['an older one', { headers: { Precedence: 'bulk' } }],
  ['a returned mail', { envelope: { from: '', to: '' } }],
])('%s is nobody’s message', async (_, options) => {
  const id = await begin();
  const to = replyTo('buyer', id);
  const envelope = 'envelope' in options ? { envelope: { from: '', to } } : {};
  await mail(to, { text: 'I am away until Monday', ...options, ...envelope });
  expect(await wordsOf(id)).toEqual([]);
});

test('an address that we have not made is refused before the text is', async () => {
  const id = await begin();
  const forged = replyTo('buyer', id).replace(/.@/, '0@');
  for (const to of [forged, 'info@reply.example.ie', replyTo('buyer', id).replace('reply.', 'other.')]) {
    await expect(mail(to, { text: 'Hello' })).rejects.toMatchObject({
      command: 'RCPT TO',
      responseCode: 550,
    });
  }
});

test('a side that the other has blocked is told by its own mail server', async () => {
  const id = await begin();
  await setBlock(db, id, 'seller', true, { at: new Date().toISOString() });
  await expect(mail(replyTo('buyer', id), { text: 'Please' })).rejects.toMatchObject({
    responseCode: 550,
    response: expect.stringContaining("You can't send messages in this conversation any more."),
  });
});

test('the limits are those of the site', async () => {
  const id = await begin();
  await expect(mail(replyTo('buyer', id), { text: 'x'.repeat(2001) })).rejects.toMatchObject({
    response: expect.stringContaining('Shorten it by 1 character:'),
  });
  await expect(mail(replyTo('buyer', id), { text: '' })).rejects.toMatchObject({ responseCode: 550 });
});

test('a mail takes no longer than a person’s mail would, and is refused if it does', async () => {
  const hurried = await openInboundMail({
    host: '127.0.0.1',
    port: 0,
    db,
    addresses,
    conversations,
    log: { info: () => {}, warn: () => {} },
    readLimits: { longestMs: 1, mostMegabytes: 64 },
  });
  const usual = server;
  server = hurried;
  try {
    const id = await begin();
    await expect(mail(replyTo('buyer', id), { text: 'Thanks' })).rejects.toThrow('We could not read that');
    expect(await wordsOf(id)).toEqual([]);
  } finally {
    server = usual;
    await hurried.close();
  }
});

test('characters that nobody sees are left out, and those that no database stores', async () => {
  const id = await begin();
  await mail(replyTo('buyer', id), { text: 'Your car\0 is \u202eerom\u200b worth' });
  expect(await wordsOf(id)).toEqual([['buyer', 'Your car is erom worth']]);
});

test('a mail about a message says how to reply, and to which address', async () => {
  const id = await begin();
  const at = new Date().toISOString();
  const sent = await addMessage(
    db,
    id,
    { author: 'seller', kind: 'text', body: 'It is.', idempotencyKey: 'a' },
    { at, mailAt: at },
  );
  const writers = createConversationMails({
    ...people,
    db,
    links,
    origin: 'https://forecourt.example',
    replyAddress: addresses.reply,
  });
  const written = await writers.message(sent.kind === 'added' ? sent.message.id : 0);
  expect(written?.text.startsWith(replyMarker)).toBe(true);
  await mail(written?.replyTo ?? '', { text: `Great.\n\n> ${written?.text}` });
  expect((await wordsOf(id)).at(-1)).toEqual(['buyer', 'Great.']);
});

test('what comes back of an alert for good ends it, and a delay does not', async () => {
  const at = new Date().toISOString();
  const email = 'gone@example.ie';
  const choices = { pace: 'at-once', events: ['new'], ways: ['mail'] } as const;
  const alertId = await addAlert(db, { email, kind: 'search', subject: '/search/ford', ...choices }, { at });
  const watcher = await findWatcherByEmail(db, email);
  await queueMail(db, 'still-looking', watcher?.id ?? 0, { at });
  const outgoing = await findMail(db, 'still-looking', watcher?.id ?? 0);
  const to = addresses.bounce(outgoing?.id ?? 0);
  const stateOf = async () => (await findAlert(db, alertId ?? 0))?.state;
  await mail(to, { envelope: { from: '', to }, raw: report(to, 'delayed', '4.4.1') });
  expect(await stateOf()).toBe('on');
  await mail(to, { envelope: { from: '', to }, raw: report(to, 'failed', '5.1.1') });
  expect(await stateOf()).toBe('paused');
});

function report(to: string, action: string, status: string): string {
  return [
    'From: MAILER-DAEMON@mx.example',
    `To: ${to}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'It could not be delivered.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; gone@example.ie',
    `Action: ${action}`,
    `Status: ${status}`,
    '--b--',
    '',
  ].join('\r\n');
}
