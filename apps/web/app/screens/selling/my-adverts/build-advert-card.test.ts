import { noFigures } from '@forecourt/domain';
import { exampleAdvert, exampleSellingFields } from '@forecourt/domain/testing';
import type { AdvertInsights, OwnAdvert } from '@forecourt/services';
import { expect, it } from 'vitest';
import { buildAdvertCard, buildEventLines } from './build-advert-card.ts';

const now = new Date('2026-11-17T12:00:00Z');
const listedAt = '2026-11-12T09:00:00.000Z';

const insights: AdvertInsights = {
  figures: { today: noFigures, total: noFigures },
  usual: null,
  compared: 0,
  advice: null,
  quality: { score: 100, reasons: [] },
  next: null,
  seenAt: null,
};

function ownAdvert(changes: Partial<OwnAdvert['placed']> = {}): OwnAdvert {
  const placed: OwnAdvert['placed'] = {
    publicReference: 'abcdefghjkmn',
    draftId: 'd',
    accountId: 1,
    state: 'live',
    stateSince: listedAt,
    holds: [],
    plateKey: '191D12345',
    sentVersion: 3,
    sentPhotos: ['x.jpg'],
    placedAt: listedAt,
    ...changes,
  };
  return {
    placed,
    draft: {
      id: 'd',
      accountId: 1,
      browserHash: null,
      fields: exampleSellingFields,
      version: 3,
      createdAt: listedAt,
      updatedAt: listedAt,
      photos: [{ id: 7, name: 'x.jpg', sentSha256: 'x', bytes: 1, width: 800, height: 600 }],
      placed,
    },
    advert: {
      ...exampleAdvert,
      title: '191 Volkswagen Golf',
      price: 15_950,
      status: 'live',
      listedAt,
      endedAt: null,
    },
  };
}

it('shows a live advert with its days', () => {
  const card = buildAdvertCard(ownAdvert(), { now, insights });
  expect(card).toMatchObject({
    title: '191 Volkswagen Golf',
    price: '€15,950',
    stateWords: 'Live',
    days: 'For 5 days',
    picture: '/sell/advert/d/photo/7?of=x.jpg',
    hasUnsentChanges: false,
  });
  expect(card.acts.map(({ act }) => act)).toEqual(['pause', 'withdraw']);
  expect(card.soldPath).toBe('/my-adverts/abcdefghjkmn/sold');
  expect(card.publicPath).toContain('abcdefghjkmn');
});

it('leads from a hold to the field that mends it', () => {
  const hold = { rule: 'contact-in-words', field: 'words', reason: 'Take it out.' } as const;
  const own = ownAdvert({ state: 'held', holds: [hold] });
  const card = buildAdvertCard({ ...own, advert: null }, { now, insights });
  expect(card.holds).toEqual([{ reason: 'Take it out.', path: '/sell/advert/d/words#words' }]);
  expect([card.publicPath, card.title]).toEqual([null, 'Volkswagen Golf, 191-D-12345']);
});

it('says that changes wait to be sent in', () => {
  expect(buildAdvertCard(ownAdvert({ sentVersion: 2 }), { now, insights }).hasUnsentChanges).toBe(true);
});

it('says that changes of photos wait to be sent in', () => {
  const isUnsent = (sentPhotos: string[] | null, changes: Partial<OwnAdvert['advert']> = {}) => {
    const own = ownAdvert({ sentPhotos });
    const advert = own.advert && { ...own.advert, ...changes };
    return buildAdvertCard({ ...own, advert }, { now, insights }).hasUnsentChanges;
  };
  expect([isUnsent(['x.jpg']), isUnsent(['w.jpg', 'x.jpg']), isUnsent([])]).toEqual([false, true, true]);
  // Placed before the photos that were sent in were kept.
  const live = (name: string) => isUnsent(null, { pictures: [`photo:${name}`] });
  expect([live('x.jpg'), live('w.jpg')]).toEqual([false, true]);
});

it('tells its story, the newest first', () => {
  const lines = buildEventLines([
    { at: listedAt, actor: 'seller', kind: 'sent-in', why: null },
    { at: listedAt, actor: 'seller', kind: 'price-changed', why: '€15,950 → €14,950' },
  ]);
  expect(lines.map(({ what }) => what)).toEqual([
    'You changed the price: €15,950 → €14,950',
    'You sent it in',
  ]);
});

it('tells what the site did by itself from what the seller did', () => {
  const paused = { at: listedAt, kind: 'paused', why: null } as const;
  const lines = buildEventLines([
    { ...paused, actor: 'seller' },
    { ...paused, actor: 'checks', why: 'No reply' },
  ]);
  expect(lines.map(({ what }) => what)).toEqual(['We took it out of the results: No reply', 'You paused it']);
});
