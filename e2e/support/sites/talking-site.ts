import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AdvertDraft, type ConversationSide, publicReferenceOf } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/domain/testing';
import {
  addMessage,
  type Database,
  listConversations,
  openDatabase,
  recordEnquiry,
  upsertAdverts,
  wakeJob,
} from '@forecourt/store';
import { startPostgres } from '@forecourt/store/testing';
import { expect, test as onPlainSite } from '../watch-page.ts';
import { startSite } from './start-site.ts';

export interface TalkingSite {
  origin: string;
  db: Database;
  /** Begins a conversation of somebody new about the Golf, and returns the pages of its two people. */
  begin(): Promise<Record<ConversationSide, string> & { email: string }>;
  /** The mails to an address, decoded as far as these texts need. */
  mailsTo(email: string): string[];
}

const sellersEmail = 'seller@example.ie';

/** A site that sells sixty Golfs, with its database at hand: enough to value one, and to talk about. */
export const test = onPlainSite.extend<object, { talking: TalkingSite }>({
  talking: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture depends on
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-talking-'));
      const server = await startPostgres();
      const url = await server.createDatabase('talking');
      const db = await openDatabase(url);
      await upsertAdverts(db, golfs(), { at: new Date().toISOString() });
      const site = await startSite({ MARKET_SIZE: '0', DATA_DIR: dataDir, DATABASE_URL: url });
      const folder = join(dataDir, 'mail');
      await use({
        origin: site.origin,
        db,
        async begin() {
          const id = randomUUID();
          const email = `buyer-${id}@example.ie`;
          await beginConversation(db, { id, email });
          return {
            email,
            buyer: await findLink(folder, 'buying', email),
            seller: await findLink(folder, 'selling', id),
          };
        },
        mailsTo: (email) => readMails(folder).filter((mail) => mail.includes(`To: ${email}`)),
      });
      await db.close();
      await site.stop();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ talking }, use) => use(talking.origin),
});

function golfs(): AdvertDraft[] {
  return Array.from({ length: 60 }, (_, index) => ({
    ...exampleAdvert,
    source: 'example',
    sourceReference: `golf-${index}`,
    title: `191 Volkswagen Golf ${index}`,
    pictures: [],
    price: 15_000 + ((index * 7) % 41) * 50,
    seller: { kind: 'private', name: 'Aoife', phone: null, email: sellersEmail },
    vehicle: {
      ...exampleAdvert.vehicle,
      make: 'Volkswagen',
      model: 'Golf',
      year: 2019,
      fuel: 'Diesel',
      mileage: 80_000 + index * 200,
      registration: index === 1 ? '191-D-777' : null,
    },
  }));
}

/** Somebody asks, and the seller replies: each has a mail with a link then. */
async function beginConversation(db: Database, { id, email }: { id: string; email: string }): Promise<void> {
  const at = new Date().toISOString();
  await recordEnquiry(
    db,
    {
      idempotencyKey: id,
      channel: 'Car',
      kind: 'email',
      publicReference: publicReferenceOf('example', 'golf-0'),
      dealerId: null,
      name: 'Niamh',
      email,
      phone: null,
      message: `Is it still for sale? ${id}`,
      preferredTime: null,
      visitor: null,
    },
    { at },
  );
  const [begun] = await listConversations(db, { accountId: 0, email }, { limit: 1 });
  if (!begun) throw new Error('No conversation began.');
  const reply = { author: 'seller', kind: 'text', body: 'Yes, it is.', idempotencyKey: 'reply' } as const;
  await addMessage(db, begun.id, reply, { at, mailAt: at });
  // As the site does. It was told of neither, and would look in fifteen seconds.
  await wakeJob(db, 'send-mail', { at });
}

/** The link in the mail that has these words. */
async function findLink(folder: string, side: 'buying' | 'selling', words: string): Promise<string> {
  let path = '';
  await expect(() => {
    const links = readMails(folder)
      .filter((mail) => mail.includes(words))
      .map((mail) => new RegExp(`/conversations/${side}/[0-9a-z-]+`).exec(mail)?.[0] ?? '');
    path = links.find((link) => link !== '') ?? '';
    expect(path).not.toBe('');
  }).toPass();
  return path;
}

function readMails(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/=\n/g, ''));
}
