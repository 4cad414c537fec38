import { Counter, type Registry } from 'prom-client';
import type { EnquiryOutcome, EnquiryService } from '../enquiries/enquiry-service.ts';
import type { SentForm } from '../enquiries/sent-form.ts';

/** Counts messages to sellers by what became of them. */
export function countEnquiries(registry: Registry, service: EnquiryService): EnquiryService {
  const counter = new Counter({
    name: 'forecourt_enquiries_total',
    help: 'Messages to sellers: sent, refused (to be corrected), rate-limit, failed (not stored), turned-away, trap (a robot)',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    ...service,
    async send(form, visitor) {
      const outcome = await service.send(form, visitor);
      counter.inc({ outcome: nameOf(form, outcome) });
      return outcome;
    },
  };
}

function nameOf({ trap }: Pick<SentForm, 'trap'>, outcome: EnquiryOutcome): string {
  // The robot is told that its message was sent.
  if (trap !== '') return 'trap';
  if (outcome.kind !== 'turned-away') return outcome.kind;
  if (outcome.refusal?.status === 429) return 'rate-limit';
  return outcome.refusal?.status === 503 ? 'failed' : 'turned-away';
}
