import { createComposer, type MailWriters } from './compose-mail.ts';
import { type Delivery, type DeliveryParts, startDelivery } from './delivery-loop.ts';
import { createMailer, type MailerOptions } from './mailer.ts';

export interface MailParts extends Omit<DeliveryParts, 'deliver'> {
  mailer: MailerOptions;
  writers: MailWriters;
}

/** Delivers the outbox while the process runs. */
export function openMail({ mailer: options, writers, ...parts }: MailParts): Delivery {
  const mailer = createMailer(options);
  const compose = createComposer(writers);
  const delivery = startDelivery({
    ...parts,
    async deliver(outgoing) {
      const mail = await compose(outgoing);
      if (mail) await mailer.send(mail);
      return mail !== null;
    },
  });
  return {
    wake: delivery.wake,
    async stop() {
      await delivery.stop();
      mailer.close();
    },
  };
}
