import type { OfficeService } from '../../office/office-service.ts';

const unused = () => {
  throw new Error('This test has no office.');
};

/** For tests in which nobody works in the office. */
export const noOffice: OfficeService = {
  queue: async () => ({ figures: { waiting: {}, oldest: null }, items: [] }),
  find: async () => null,
  refusal: unused,
  take: unused,
  takeOldest: unused,
  release: unused,
  decide: unused,
  log: async () => [],
  staff: async () => [],
  addModerator: unused,
  removeStaff: unused,
  seen: async () => [],
  decideSeen: unused,
  ruling: async () => null,
  appeal: unused,
};
