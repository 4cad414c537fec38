import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EnquiryDraft } from '@forecourt/domain';
import {
  answerEnquiry,
  type Database,
  findMail,
  type OutgoingMail,
  recordEnquiry,
  retryFailedMail,
} from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createAccountMails } from '../accounts/mails/account-mails.ts';
import { createSignInCodes } from '../accounts/sign-in-codes.ts';
import { createAlertMails } from '../alerts/mails/alert-mails.ts';
import { createArrangementMails } from '../arrangements/mails/arrangement-mails.ts';
import { createConversationMails } from '../conversations/mails/conversation-mails.ts';
import { createEnquiryMails } from '../enquiries/mails/enquiry-mails.ts';
import { createOfficeMails } from '../office/mails/office-mails.ts';
import { createSellingMails } from '../placed/selling-mails.ts';
import { createSignedLinks } from '../signed-links/signed-links.ts';
import { exampleAdvert } from '../testing/example-advert.ts';
import { exampleDealer } from '../testing/example-dealer.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import { createDelivery, type DeliverDueMail } from './deliver-due-mail.ts';
import { createMailer, type MailerOptions } from './mailer.ts';
import { openMail } from './open-mail.ts';

const subject = {
  advert: exampleAdvert({ seller: { kind: 'trade', dealerId: 7 } }),
  dealer: exampleDealer(),
};
const quiet = { warn: () => {}, error: () => {} };

let db: Database;
let folder: string;
beforeAll(async () => {
  db = await openEmptyDatabase();
  // The conversation is there, so that nobody gets a link to a new one.
  await record('before');
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.orm.execute('truncate outgoing_mail, enquiry cascade');
  folder = await mkdtemp(join(tmpdir(), 'forecourt-mail-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

function draft(key: string, changes: Partial<EnquiryDraft> = {}): EnquiryDraft {
  return {
    idempotencyKey: key,
    channel: 'Car',
    kind: 'email',
    publicReference: subject.advert.publicReference,
    dealerId: 7,
    name: 'Niamh',
    email: 'niamh@example.ie',
    phone: null,
    message: 'Is it still\nfor sale?',
    preferredTime: null,
    visitor: null,
    ...changes,
  };
}

const record = (key: string, changes?: Partial<EnquiryDraft>) =>
  recordEnquiry(db, draft(key, changes), { at: new Date().toISOString() });

/** A clock that runs ten minutes per second skips the waits between attempts. */
function deliverWith(mailer: Pick<MailerOptions, 'smtpUrl' | 'timeoutMs'>, { hurry = false } = {}) {
  const began = Date.now();
  const now = () => new Date(hurry ? began + (Date.now() - began) * 600 : Date.now());
  const shared = { db, links: createSignedLinks('secret'), origin: 'https://forecourt.example' };
  const writers = {
    ...createEnquiryMails({
      ...shared,
      adverts: { find: async () => subject.advert },
      dealers: { find: async () => subject.dealer },
      now,
    }),
    ...createConversationMails({
      ...shared,
      adverts: { find: async () => subject.advert },
      dealers: { find: async () => subject.dealer },
    }),
    ...createArrangementMails({
      ...shared,
      adverts: { find: async () => subject.advert },
      dealers: { find: async () => subject.dealer },
      now,
    }),
    ...createAccountMails({ ...shared, codes: createSignInCodes('secret') }),
    ...createOfficeMails({ ...shared, dealers: { find: async () => subject.dealer } }),
    ...createSellingMails(shared),
    ...createAlertMails({ ...shared, nameAlert: async ({ subject: name }) => ({ name, path: '/' }) }),
  };
  const mail = openMail({
    db,
    mailer: { ...mailer, dataDir: folder, siteId: 'test' },
    writers,
    log: quiet,
    now,
  });
  return keepDelivering(mail.deliverDue, mail.close);
}

/** As a regular job does. */
function keepDelivering(deliverDue: DeliverDueMail, close = () => {}) {
  const stopping = new AbortController();
  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await deliverDue(stopping.signal);
      await sleep(1);
    }
  }
  const running = run();
  // A test that fails does not stop it, and its database is closed.
  running.catch(() => {});
  return {
    async stop() {
      stopping.abort();
      await running;
      close();
    },
  };
}

const stateOf = async (id: number, kind: OutgoingMail['kind'] = 'enquiry') =>
  (await findMail(db, kind, id))?.state;

test('a message reaches the dealer by mail, who can answer the visitor', async () => {
  const server = await startMailServer();
  const delivery = deliverWith({ smtpUrl: server.url });
  const id = await record('k1');
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('sent'), 10_000);
  await delivery.stop();
  await server.close();
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toContain(`To: ${subject.dealer.email}`);
  // They talk on the site, and neither sees the other's address.
  expect(server.mails[0]).not.toContain('niamh@example.ie');
  expect(server.mails[0]).toContain('/enquiries/answer/a-');
  expect(server.mails[0]).toContain('Is it still\r\nfor sale?');
});

test('two processes with one outbox send each message once', async () => {
  const server = await startMailServer();
  const ids = await Promise.all(Array.from({ length: 12 }, (_, index) => record(`m${index}`)));
  const deliveries = [deliverWith({ smtpUrl: server.url }), deliverWith({ smtpUrl: server.url })];
  await vi.waitFor(async () => {
    for (const id of ids) expect(await stateOf(id)).toBe('sent');
  }, 20_000);
  await Promise.all(deliveries.map((delivery) => delivery.stop()));
  await server.close();
  expect(server.mails).toHaveLength(12);
});

test('a mail server that is down delays a message but loses none', async () => {
  const down = await startMailServer();
  const port = Number(new URL(down.url).port);
  await down.close();
  const delivery = deliverWith({ smtpUrl: down.url }, { hurry: true });
  const id = await record('k2');
  await vi.waitFor(
    async () => expect((await findMail(db, 'enquiry', id))?.lastError).toContain('ECONNREFUSED'),
    10_000,
  );
  const back = await startMailServer({ port });
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('sent'), 20_000);
  await delivery.stop();
  await back.close();
  expect(back.mails).toHaveLength(1);
});

test('a mail server that refuses is retried, and gets the message once', async () => {
  const server = await startMailServer({ refusals: 2 });
  const delivery = deliverWith({ smtpUrl: server.url }, { hurry: true });
  const id = await record('refused');
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('sent'), 20_000);
  await delivery.stop();
  await server.close();
  expect((await findMail(db, 'enquiry', id))?.attempts).toBe(3);
  expect(server.mails).toHaveLength(1);
});

/** Delivers on its own clock, in which half an hour passes between two readings. */
function deliverThroughDays(smtpUrl: string) {
  const clock = { now: Date.now() };
  const mailer = createMailer({ smtpUrl, dataDir: folder, siteId: 'test' });
  const said: string[] = [];
  const deliverDue = createDelivery({
    db,
    log: { warn: () => {}, error: (_facts: unknown, words?: string) => said.push(String(words)) },
    now() {
      clock.now += 1_800_000;
      return new Date(clock.now);
    },
    async deliver({ kind, aboutId }) {
      const about = { id: `${kind}-${aboutId}`, to: 'sales@dealer.example', replyTo: null };
      await mailer.send({ ...about, subject: 'An enquiry', text: 'Is it for sale?' });
      return true;
    },
  });
  return { delivery: keepDelivering(deliverDue), said, clock };
}

test('a mail server that refuses for two days gets the message on the third, once', async () => {
  const server = await startMailServer({ refusals: 55 });
  const began = Date.now();
  const id = await record('two-days');
  const { delivery, said, clock } = deliverThroughDays(server.url);
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('sent'), 30_000);
  await delivery.stop();
  await server.close();
  expect(clock.now - began).toBeGreaterThan(48 * 3_600_000);
  expect(server.mails).toHaveLength(1);
  expect(new Set(said)).toEqual(new Set(['A mail has not been delivered for more than an hour']));
});

test('a message that was given up is kept, and sent when the operator retries it', async () => {
  const server = await startMailServer({ refusals: 2 });
  const id = await record('given-up');
  await db.orm.execute(`update outgoing_mail set attempts = 76 where about_id = ${id}`);
  const { delivery, said } = deliverThroughDays(server.url);
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('failed'), 30_000);
  expect(said.at(-1)).toContain('A mail was given up');
  expect(server.mails).toEqual([]);
  await retryFailedMail(db, { at: new Date().toISOString() });
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('sent'), 10_000);
  await delivery.stop();
  await server.close();
  expect(server.mails).toHaveLength(1);
});

test('a mail server that does not answer times out and is retried', async () => {
  const calls: Socket[] = [];
  const mute = createServer((socket) => calls.push(socket));
  await new Promise<void>((done) => mute.listen(0, '127.0.0.1', done));
  const { port } = mute.address() as AddressInfo;
  const mailer = { smtpUrl: `smtp://127.0.0.1:${port}`, timeoutMs: 1500 };
  const delivery = deliverWith(mailer, { hurry: true });
  const id = await record('mute');
  await vi.waitFor(async () => expect((await findMail(db, 'enquiry', id))?.lastError).toBeTruthy(), 20_000);
  const closed = new Promise((done) => mute.close(done));
  for (const call of calls) call.destroy();
  await closed;
  const back = await startMailServer({ port });
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('sent'), 20_000);
  await delivery.stop();
  await back.close();
  expect(back.mails).toHaveLength(1);
});

test('without a mail server a message becomes a file, and only complete files exist', async () => {
  const delivery = deliverWith({ smtpUrl: null });
  const id = await record('k3', { name: 'Bcc: x@y.example\nNiamh' });
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('sent'), 10_000);
  await delivery.stop();
  expect(await readdir(join(folder, 'mail'))).toEqual([`enquiry-${id}.eml`]);
  const mail = await readFile(join(folder, 'mail', `enquiry-${id}.eml`), 'utf8');
  expect(mail.split('\n\n', 1)[0]).not.toContain('Bcc');
});

test('if the disk takes no file, the message stays in the outbox', async () => {
  await writeFile(join(folder, 'mail'), 'a file where the folder should be');
  const delivery = deliverWith({ smtpUrl: null }, { hurry: true });
  const id = await record('k4');
  await vi.waitFor(async () => expect((await findMail(db, 'enquiry', id))?.lastError).toBeTruthy(), 10_000);
  await rm(join(folder, 'mail'));
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('sent'), 20_000);
  await delivery.stop();
});

test('a mail of an unknown kind stays in the outbox and does not become another mail', async () => {
  const server = await startMailServer();
  const id = await record('unknown-kind');
  await db.orm.execute(`update outgoing_mail set kind = 'newsletter' where about_id = ${id}`);
  const delivery = deliverWith({ smtpUrl: server.url });
  const newsletter = 'newsletter' as OutgoingMail['kind'];
  await vi.waitFor(async () => {
    expect((await findMail(db, newsletter, id))?.lastError).toBe('Unknown kind of mail: newsletter');
  }, 10_000);
  await delivery.stop();
  await server.close();
  expect(await stateOf(id, newsletter)).toBe('waiting');
  expect(server.mails).toEqual([]);
});

test('an answer reaches the visitor, who can write back to the dealer', async () => {
  const server = await startMailServer();
  const id = await record('k5');
  await answerEnquiry(db, id, { way: 'message', body: 'Come on Saturday.', at: new Date().toISOString() });
  const delivery = deliverWith({ smtpUrl: server.url });
  await vi.waitFor(async () => expect(await stateOf(id, 'answer')).toBe('sent'), 10_000);
  await delivery.stop();
  await server.close();
  const answer = server.mails.find((mail) => mail.includes('\nTo: niamh@example.ie'));
  expect(answer).toContain(`Reply-To: ${subject.dealer.email}`);
  expect(answer).toContain('Come on Saturday.');
});

test('a visitor is asked once about a dealer, and not before it is due', async () => {
  const server = await startMailServer();
  const at = new Date().toISOString();
  const later = new Date(Date.now() + 600_000).toISOString();
  const ids = [
    await recordEnquiry(db, draft('first'), { at, followUpAt: later }),
    await recordEnquiry(db, draft('second'), { at, followUpAt: later }),
  ];
  const delivery = deliverWith({ smtpUrl: server.url }, { hurry: true });
  await vi.waitFor(async () => {
    const states = await Promise.all(ids.map((id) => stateOf(id, 'follow-up')));
    expect(states).toEqual(['sent', 'dropped']);
  }, 20_000);
  await delivery.stop();
  await server.close();
  const asked = server.mails.filter((mail) => mail.includes('\nTo: niamh@example.ie'));
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('https://forecourt.example/dealer-reviews/write/w-');
  expect(asked[0]).not.toContain('for sale?');
});
