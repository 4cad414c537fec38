import { createComposer, type MailWriters } from './compose-mail.ts';
import { createDelivery, type DeliverDueMail, type DeliveryParts } from './deliver-due-mail.ts';
import { createMailer, type MailerOptions } from './mailer.ts';

export interface MailParts extends Omit<DeliveryParts, 'deliver'> {
  mailer: MailerOptions;
  writers: MailWriters;
  /** Where each mail is returned to; without it, to the sender. */
  bounceAddress?: ((mailId: number) => string) | undefined;
}

export interface MailDelivery {
  deliverDue: DeliverDueMail;
  close(): void;
}

/** Writes and sends the mails of the outbox. */
export function openMail({ mailer: options, writers, bounceAddress, ...parts }: MailParts): MailDelivery {
  const mailer = createMailer(options);
  const compose = createComposer(writers, bounceAddress);
  return {
    deliverDue: createDelivery({
      ...parts,
      async deliver(outgoing) {
        const mail = await compose(outgoing);
        if (mail) await mailer.send(mail);
        return mail !== null;
      },
    }),
    close: mailer.close,
  };
}
