import { createHash, randomBytes } from 'node:crypto';
import { type Database, keepSetting } from '@forecourt/store';
import type { Logger } from 'pino';
import type { AdvertService } from '../adverts/advert-service.ts';
import type { DealerService } from '../dealers/dealer-service.ts';
import { createFeedbackService, type FeedbackService } from '../reputation/feedback-service.ts';
import { createSignedLinks } from '../signed-links/signed-links.ts';
import { createComposer } from './compose-mail.ts';
import { startDelivery } from './deliver-mail.ts';
import { createEnquiryService, type EnquiryService } from './enquiry-service.ts';
import { createFormTickets } from './form-tickets.ts';
import type { MailSender } from './mail-sender.ts';
import { createMailer } from './mailer.ts';
import { createVisitorHash, type HashVisitor } from './visitor-hash.ts';

export interface Enquiries {
  service: EnquiryService;
  feedback: FeedbackService;
  hashVisitor: HashVisitor;
  stop(): Promise<void>;
}

export interface EnquiriesParts {
  db: Database;
  config: {
    smtpUrl: string | null;
    mailFrom: MailSender;
    dataDir: string;
    followUpDays: number;
  };
  origin: string;
  adverts: Pick<AdvertService, 'find'>;
  dealers: Pick<DealerService, 'find'>;
  log: Pick<Logger, 'warn' | 'error'>;
  now?: () => Date;
}

/** Accepts what visitors and dealers write, and delivers it. */
export async function openEnquiries(parts: EnquiriesParts): Promise<Enquiries> {
  const { db, config, origin, adverts, dealers, log, now = () => new Date() } = parts;
  const nowMs = () => now().getTime();
  // An embedded database may be busy loading its market at the start.
  const secret = String(await keepSetting(db.longWork, 'form-secret', randomBytes(32).toString('base64url')));
  const hashVisitor = createVisitorHash(secret);
  const mailer = createMailer({ ...config, from: config.mailFrom, site: siteMark(secret) });
  const links = createSignedLinks(secret, nowMs);
  const compose = createComposer({ db, adverts, dealers, links, origin, now });
  const delivery = startDelivery({
    db,
    log,
    now,
    async deliver(outgoing) {
      const mail = await compose(outgoing);
      if (mail) await mailer.send(mail);
      return mail !== null;
    },
  });
  return {
    service: createEnquiryService({
      db,
      adverts,
      dealers,
      tickets: createFormTickets(secret, nowMs),
      hashVisitor,
      followUpDays: config.followUpDays,
      log,
      onRecorded: delivery.wake,
      now,
    }),
    feedback: createFeedbackService({ db, adverts, dealers, links, onRecorded: delivery.wake, now }),
    hashVisitor,
    async stop() {
      await delivery.stop();
      mailer.close();
    },
  };
}

/** Unique to this database, like the secret, but reveals nothing about it. */
function siteMark(secret: string): string {
  return createHash('sha256').update(`site ${secret}`).digest('hex').slice(0, 10);
}
