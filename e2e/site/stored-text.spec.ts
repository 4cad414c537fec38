import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AdvertDraft, publicReferenceOf } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/domain/testing';
import { addReviews, openDatabase, recordEnquiry, upsertAdverts, upsertDealers } from '@forecourt/store';
import { copyEmptyDatabase, exampleDealer } from '@forecourt/store/testing';
import { expectMail } from '../support/expect-mail.ts';
import { startSite } from '../support/sites/start-site.ts';
import { expect, test as onPlainSite } from '../support/watch-page.ts';

/** What sellers, dealers and buyers may write, and what would run if a page did not show it as text. */
const hostile = [
  '<img src=x onerror=ran()>',
  '"><svg onload=ran()>',
  "' autofocus onfocus=ran() x='",
  '</script><script>ran()</script>',
  '</title></textarea></style><script>ran()</script>',
  '{{constructor.constructor("ran()")()}}',
  '<a href="javascript:ran()">x</a>',
  '<iframe srcdoc="<script>parent.ran()</script>"></iframe>',
  '[x](javascript:ran()) https://forecourt.example/"onmouseover="ran()',
  '\u2028ran()//',
].join(' ');
const short = '<img src=x onerror=ran()>';

interface HostileSite {
  origin: string;
  reference: string;
  dealer: number;
  conversation: string;
}

const test = onPlainSite.extend<object, { hostileSite: HostileSite }>({
  hostileSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture depends on
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-hostile-'));
      const database = join(dataDir, 'db');
      await copyEmptyDatabase(database);
      const dealer = await fill(`pglite://${database}`);
      const site = await startSite({
        MARKET_SIZE: '0',
        DATA_DIR: dataDir,
        DATABASE_URL: `pglite://${database}`,
      });
      const mail = await expectMail(join(dataDir, 'mail'), 'enquiry', /enquiries\/answer/);
      await use({
        origin: site.origin,
        dealer,
        reference: publicReferenceOf('example', 'hostile'),
        conversation: /\/enquiries\/answer\/[\w-]+/.exec(mail)?.[0] ?? '',
      });
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ hostileSite }, use) => use(hostileSite.origin),
});

async function fill(url: string): Promise<number> {
  const db = await openDatabase(url);
  const at = new Date().toISOString();
  const [dealer = 0] = await upsertDealers(db, [
    exampleDealer('hostile', {
      name: `Dealer ${short}`,
      email: 'sales@example.ie',
      about: hostile,
      addressLines: [hostile],
      websiteUrl: 'javascript:ran()',
      services: [short],
      people: [{ name: short, role: short }],
    }),
  ]);
  const draft: AdvertDraft = {
    ...exampleAdvert,
    source: 'example',
    sourceReference: 'hostile',
    pictures: [],
    title: `191 Golf ${short}`,
    description: hostile,
    seller: { kind: 'trade', dealerId: dealer },
    vehicle: {
      ...exampleAdvert.vehicle,
      make: 'Volkswagen',
      model: 'Golf',
      derivative: short,
      equipment: [hostile],
    },
  };
  await upsertAdverts(db, [draft], { at });
  const reply = { body: hostile, writtenAt: at };
  await addReviews(db, [
    {
      dealerId: dealer,
      author: short,
      rating: 5,
      title: short,
      body: hostile,
      writtenAt: at,
      reply,
      state: 'published',
    },
  ]);
  await recordEnquiry(
    db,
    {
      idempotencyKey: 'hostile',
      channel: 'Car',
      kind: 'email',
      publicReference: publicReferenceOf('example', 'hostile'),
      dealerId: dealer,
      name: short,
      email: 'niamh@example.ie',
      phone: null,
      message: hostile,
      preferredTime: null,
      visitor: null,
    },
    { at },
  );
  await db.close();
  return dealer;
}

test('what sellers, dealers, reviewers and buyers write is shown, and never runs', async ({
  page,
  hostileSite,
}) => {
  const ran: string[] = [];
  await page.exposeFunction('ran', () => ran.push(page.url()));
  const { reference, dealer, conversation } = hostileSite;
  const pages = [
    '/used-cars',
    `/search/${reference}/advert`,
    '/dealers',
    `/stores/x/${dealer}`,
    `/dealers/ireland/cork/${dealer}`,
    `/saved-vehicles?cars=${reference}`,
    conversation,
  ];
  for (const path of pages) {
    await page.goto(path);
    const places = page.locator(
      'iframe, [onerror], [onload], [onfocus], [onmouseover], [href^="javascript:" i]',
    );
    expect(await places.count(), path).toBe(0);
  }
  await expect(page.getByText('onerror=ran()').first()).toBeVisible();
  expect(ran).toEqual([]);
});
