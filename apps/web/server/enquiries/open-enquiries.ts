import { randomBytes } from 'node:crypto';
import { type Database, keepSetting } from '@forecourt/store';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { AdvertService, DealerService } from '../services.ts';
import { buildEnquiryMail, findRecipient } from './build-enquiry-mail.ts';
import { startDelivery } from './deliver-enquiries.ts';
import { createEnquiryService, type EnquiryService } from './enquiry-service.ts';
import { createFormTickets } from './form-tickets.ts';
import { createMailer } from './mailer.ts';

export interface Enquiries {
  service: EnquiryService;
  stop(): Promise<void>;
}

export interface EnquiriesParts {
  db: Database;
  config: Pick<Config, 'smtpUrl' | 'dataDir'>;
  origin: string;
  adverts: AdvertService;
  dealers: DealerService;
  log: Logger;
}

/** Takes in what visitors write, and delivers it. */
export async function openEnquiries(parts: EnquiriesParts): Promise<Enquiries> {
  const { db, config, origin, adverts, dealers, log } = parts;
  const secret = String(await keepSetting(db, 'form-secret', randomBytes(32).toString('base64url')));
  const mailer = createMailer(config);
  const delivery = startDelivery({
    db,
    log,
    async deliver(enquiry) {
      const { publicReference, dealerId } = enquiry;
      const subject = {
        advert: publicReference === null ? null : await adverts.find(publicReference),
        dealer: dealerId === null ? null : await dealers.find(dealerId),
      };
      const to = findRecipient(enquiry.kind, subject);
      if (to === null) throw new Error('The seller has no address to write to.');
      await mailer.send(buildEnquiryMail(enquiry, subject, { to, origin }));
    },
  });
  return {
    service: createEnquiryService({
      db,
      adverts,
      dealers,
      tickets: createFormTickets(secret),
      secret,
      onRecorded: delivery.wake,
    }),
    async stop() {
      await delivery.stop();
      mailer.close();
    },
  };
}
