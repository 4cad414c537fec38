/**
 * Accepts and delivers messages as the site does, for tests that kill a process or fill its disk. Its task
 * comes from the environment; its progress goes to stdout, one line each.
 */
import { findDealer, openDatabase } from '@forecourt/store';
import { createAccountMails } from '../accounts/mails/account-mails.ts';
import { createSignInCodes } from '../accounts/sign-in-codes.ts';
import { createAlertMails } from '../alerts/mails/alert-mails.ts';
import { createArrangementMails } from '../arrangements/mails/arrangement-mails.ts';
import { createConversationMails } from '../conversations/mails/conversation-mails.ts';
import { createEnquiryService } from '../enquiries/enquiry-service.ts';
import { createEnquiryMails } from '../enquiries/mails/enquiry-mails.ts';
import { createFormTickets } from '../forms/form-tickets.ts';
import { openJobs } from '../jobs/open-jobs.ts';
import { openMail } from '../mail/open-mail.ts';
import { createOfficeMails } from '../office/mails/office-mails.ts';
import { createSellingMails } from '../placed/selling-mails.ts';
import { loadSiteSecret, siteIdOf } from '../secrets/site-secret.ts';
import { createVisitorHash } from '../secrets/visitor-hash.ts';
import { createSignedLinks } from '../signed-links/signed-links.ts';
import { exampleEnquiryForm } from './example-enquiry-form.ts';
import { exampleVisitor } from './example-visitor.ts';
import { noQuotes } from './no-services/no-quotes.ts';

const { DATABASE_URL = '', SMTP_URL = null, DATA_DIR = '', MESSAGES = '0', HOURS_AHEAD = '0' } = process.env;
const clock = { aheadMs: Number(HOURS_AHEAD) * 3_600_000 };
const now = () => new Date(Date.now() + clock.aheadMs);
const say = (word: string) => process.stdout.write(`${word}\n`);

const db = await openDatabase(DATABASE_URL, { timeoutMs: 3000 });
const secret = await loadSiteSecret(db);
const shared = {
  db,
  adverts: { find: async () => null },
  dealers: { find: async (id: number) => (await findDealer(db, id)) ?? null },
  log: { info: () => {}, warn: () => {}, error: () => {} },
  now,
};
const nowMs = () => now().getTime();
const links = createSignedLinks(secret, nowMs);
const origin = 'https://forecourt.example';
const mail = openMail({
  ...shared,
  mailer: { smtpUrl: SMTP_URL, dataDir: DATA_DIR, siteId: siteIdOf(secret) },
  writers: {
    ...createEnquiryMails({ ...shared, links, origin }),
    ...createConversationMails({ ...shared, links, origin }),
    ...createArrangementMails({ ...shared, links, origin }),
    ...createAccountMails({ db, codes: createSignInCodes(secret), links, origin, now: nowMs }),
    ...createOfficeMails({ ...shared, origin }),
    ...createSellingMails({ db, links, origin }),
    ...createAlertMails({
      db,
      links,
      origin,
      nameAlert: async ({ subject }) => ({ name: subject, path: '/' }),
    }),
  },
});
const jobs = openJobs(shared);
jobs.every('send-mail', { everyMs: 5000 }, ({ signal }) => mail.deliverDue(signal));
jobs.start();
const enquiries = createEnquiryService({
  ...shared,
  tickets: createFormTickets(secret, nowMs),
  hashVisitor: createVisitorHash(secret),
  quotePartExchange: noQuotes,
  followUpDays: 0,
  onRecorded: () => jobs.wake('send-mail'),
});
for (let sent = 0; sent < Number(MESSAGES); sent++) {
  const form = exampleEnquiryForm(enquiries.ticket(), `Message ${sent}`);
  // No person types so fast, and no limit is so high: the next hour begins.
  clock.aheadMs += 3_600_001;
  const { kind } = await enquiries.send(form, exampleVisitor());
  say(`${kind} ${form.fields.message}`);
  if (kind !== 'sent') break;
}

const staying = setInterval(() => {}, 60_000);
process.once('SIGUSR2', async () => {
  await jobs.stop();
  say('noted');
});
process.once('SIGTERM', async () => {
  clearInterval(staying);
  await jobs.stop();
  await db.close();
});
say('idle');
