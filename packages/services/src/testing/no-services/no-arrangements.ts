import type { ArrangementService } from '../../arrangements/arrangement-service.ts';

/** For tests in which nobody arranges anything. */
export const noArrangements: ArrangementService = {
  read: async () => ({
    viewings: [],
    offers: [],
    requests: [],
    slots: [],
    lastPlaces: { inPerson: '', video: '' },
  }),
  findAgreed: async () => new Map(),
  listFreeSlots: async () => [],
  submit: async () => ({ kind: 'turned-away', message: '' }),
  findCalendarEvent: async () => null,
};
