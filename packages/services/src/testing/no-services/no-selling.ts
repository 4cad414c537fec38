import type { Selling } from '../../selling/open-selling.ts';

const unused = () => {
  throw new Error('This test sells nothing.');
};

/** For tests in which nobody places an advert. */
export const noSelling: Selling = {
  start: unused,
  find: async () => null,
  save: unused,
  errors: unused,
  stepErrors: unused,
  plateFacts: unused,
  preview: unused,
  priceAdvice: unused,
  pricePace: unused,
  expectedHolds: unused,
  publish: unused,
  removeDraft: unused,
  drafts: async () => [],
  adverts: async () => [],
  advert: async () => null,
  events: async () => [],
  act: unused,
  changePrice: unused,
  continuing: { path: () => null, open: async () => null, take: async () => null },
  findPlaced: async () => null,
  sale: async () => null,
  photos: {
    add: unused,
    move: unused,
    place: unused,
    cover: unused,
    remove: unused,
    read: async () => null,
    original: async () => null,
  },
  stillForSale: { find: async () => ({ kind: 'unknown' }), reply: unused },
  seen: {
    current: unused,
    last: async () => null,
    send: unused,
    seenAt: async () => null,
    waiting: async () => [],
    photo: async () => null,
    decide: unused,
  },
  insights: unused,
};
