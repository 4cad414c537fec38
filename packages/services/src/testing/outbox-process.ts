/**
 * Accepts and delivers messages as the site does, for tests that kill a process or fill its disk. Its task
 * comes from the environment; its progress goes to stdout, one line each.
 */
import { findDealer, openDatabase } from '@forecourt/store';
import { brandSender } from '../enquiries/mail-sender.ts';
import { openEnquiries } from '../enquiries/open-enquiries.ts';
import { exampleEnquiryForm } from './example-enquiry-form.ts';
import { exampleVisitor } from './example-visitor.ts';

const { DATABASE_URL = '', SMTP_URL = null, DATA_DIR = '', MESSAGES = '0', HOURS_AHEAD = '0' } = process.env;
const clock = { aheadMs: Number(HOURS_AHEAD) * 3_600_000 };
const now = () => new Date(Date.now() + clock.aheadMs);
const say = (word: string) => process.stdout.write(`${word}\n`);

const db = await openDatabase(DATABASE_URL, { timeoutMs: 3000 });
const enquiries = await openEnquiries({
  db,
  config: { smtpUrl: SMTP_URL, mailFrom: brandSender, dataDir: DATA_DIR, followUpDays: 0 },
  origin: 'https://forecourt.example',
  adverts: { find: async () => null },
  dealers: { find: async (id) => (await findDealer(db, id)) ?? null },
  log: { warn: () => {}, error: () => {} },
  now,
});
for (let sent = 0; sent < Number(MESSAGES); sent++) {
  const form = exampleEnquiryForm(enquiries.service.ticket(), `Message ${sent}`);
  // No person types so fast, and no limit is so high: the next hour begins.
  clock.aheadMs += 3_600_001;
  const { kind } = await enquiries.service.send(form, exampleVisitor());
  say(`${kind} ${form.fields.message}`);
  if (kind !== 'sent') break;
}

const staying = setInterval(() => {}, 60_000);
process.once('SIGUSR2', async () => {
  await enquiries.stop();
  say('noted');
});
process.once('SIGTERM', async () => {
  clearInterval(staying);
  await enquiries.stop();
  await db.close();
});
say('idle');
