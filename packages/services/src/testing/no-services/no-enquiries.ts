import type { EnquiryService } from '../../enquiries/enquiry-service.ts';

/** For tests that send nothing. */
export const noEnquiries: EnquiryService = {
  ticket: () => 'ticket',
  send: async () => ({ kind: 'sent' }),
  reveal: async () => ({ kind: 'no-number' }),
};
