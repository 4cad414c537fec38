import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnquiryDraft } from '@forecourt/domain';
import { type Database, findEnquiry, openDatabase, recordEnquiry } from '@forecourt/store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleAdvert } from '../testing/example-advert.ts';
import { exampleDealer } from '../testing/example-dealer.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import { buildEnquiryMail, findRecipient } from './build-enquiry-mail.ts';
import { startDelivery } from './deliver-enquiries.ts';
import { createMailer, type Mailer } from './mailer.ts';

const subject = {
  advert: exampleAdvert({ seller: { kind: 'trade', dealerId: 7 } }),
  dealer: exampleDealer(),
};
const quiet = { warn: () => {}, error: () => {} };

let db: Database;
let folder: string;
beforeEach(async () => {
  db = await openDatabase('pglite://memory');
  folder = await mkdtemp(join(tmpdir(), 'forecourt-mail-'));
});
afterEach(async () => {
  await db.close();
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
    visitor: null,
    ...changes,
  };
}

const record = (key: string, changes?: Partial<EnquiryDraft>) =>
  recordEnquiry(db, draft(key, changes), { at: new Date().toISOString() });

/** A clock that runs an hour a second makes the waits between attempts pass. */
function deliverWith(mailer: Mailer, { hurry = false } = {}) {
  const began = Date.now();
  return startDelivery({
    db,
    log: quiet,
    pollMs: 20,
    now: () => new Date(hurry ? began + (Date.now() - began) * 3600 : Date.now()),
    async deliver(enquiry) {
      const to = findRecipient(enquiry.kind, subject) ?? '';
      await mailer.send(buildEnquiryMail(enquiry, subject, { to, origin: 'https://forecourt.example' }));
    },
  });
}

const stateOf = async (id: number) => (await findEnquiry(db, id))?.state;

test('a message reaches the dealer by mail, who can answer the visitor', async () => {
  const server = await startMailServer();
  const delivery = deliverWith(createMailer({ smtpUrl: server.url, dataDir: folder }));
  const id = await record('a');
  delivery.wake();
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('sent'), 10_000);
  await delivery.stop();
  await server.close();
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toContain(`To: ${subject.dealer.email}`);
  expect(server.mails[0]).toContain('Reply-To: niamh@example.ie');
  expect(server.mails[0]).toContain('Is it still\r\nfor sale?');
});

test('two processes with one outbox send each message once', async () => {
  const server = await startMailServer();
  const mailer = createMailer({ smtpUrl: server.url, dataDir: folder });
  const ids = await Promise.all(Array.from({ length: 12 }, (_, index) => record(`m${index}`)));
  const deliveries = [deliverWith(mailer), deliverWith(mailer)];
  await vi.waitFor(async () => {
    for (const id of ids) expect(await stateOf(id)).toBe('sent');
  }, 20_000);
  await Promise.all(deliveries.map((delivery) => delivery.stop()));
  await server.close();
  expect(server.mails).toHaveLength(12);
});

test('a mail server that is down delays a message and loses none', async () => {
  const down = await startMailServer();
  const port = Number(new URL(down.url).port);
  await down.close();
  const delivery = deliverWith(createMailer({ smtpUrl: down.url, dataDir: folder }), { hurry: true });
  const id = await record('a');
  delivery.wake();
  await vi.waitFor(
    async () => expect((await findEnquiry(db, id))?.lastError).toContain('ECONNREFUSED'),
    10_000,
  );
  const back = await startMailServer(port);
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('sent'), 20_000);
  await delivery.stop();
  await back.close();
  expect(back.mails).toHaveLength(1);
});

test('without a mail server a message becomes a file, and only whole ones are there', async () => {
  const delivery = deliverWith(createMailer({ smtpUrl: null, dataDir: folder }));
  const id = await record('a', { name: 'Bcc: x@y.example\nNiamh' });
  delivery.wake();
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('sent'), 10_000);
  await delivery.stop();
  expect(await readdir(join(folder, 'mail'))).toEqual([`enquiry-${id}.eml`]);
  const mail = await readFile(join(folder, 'mail', `enquiry-${id}.eml`), 'utf8');
  expect(mail.split('\n\n', 1)[0]).not.toContain('Bcc');
});

test('a disk that takes no file keeps the message in the outbox', async () => {
  await writeFile(join(folder, 'mail'), 'a file where the folder should be');
  const delivery = deliverWith(createMailer({ smtpUrl: null, dataDir: folder }), { hurry: true });
  const id = await record('a');
  delivery.wake();
  await vi.waitFor(async () => expect((await findEnquiry(db, id))?.lastError).toBeTruthy(), 10_000);
  await rm(join(folder, 'mail'));
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('sent'), 20_000);
  await delivery.stop();
});
