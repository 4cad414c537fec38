import type { Conversation, ConversationSide, Offer, Viewing } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/domain/testing';
import type { Arrangements, OwnConversation } from '@forecourt/services';
import { describe, expect, it } from 'vitest';
import { arrangePath, calendarPath, conversationOf } from './arrangement-address.ts';
import { buildArrangementsView } from './build-arrangements-view.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const path = '/conversations/7';
const nothing: Arrangements = {
  viewings: [],
  offers: [],
  requests: [],
  slots: [],
  lastPlaces: { inPerson: '', video: '' },
};
const viewing: Viewing = {
  id: 3,
  conversationId: 7,
  kind: 'viewing',
  state: 'confirmed',
  proposedBy: 'buyer',
  startsAt: '2026-11-21T14:30:00.000Z',
  minutes: 30,
  slotId: null,
  place: 'Quay 1',
  videoWay: null,
  sequence: 1,
  wasConfirmed: true,
  cancelledBy: null,
  changedAt: now.toISOString(),
};
const offer: Offer = {
  id: 5,
  conversationId: 7,
  state: 'made',
  madeBy: 'buyer',
  madeAt: now.toISOString(),
  amount: 14_500,
  decidedAt: null,
};

function build(side: ConversationSide, arranged: Partial<Arrangements>, changes: Partial<Conversation> = {}) {
  const own = {
    conversation: {
      id: 7,
      publicReference: 'abc123def456',
      blockedBy: null,
      closedAt: null,
      ...changes,
    } as Conversation,
    side,
    advert: { ...exampleAdvert, status: 'live' },
    names: { buyer: 'Niamh', seller: 'Aoife' },
  } as OwnConversation;
  return buildArrangementsView(own, { ...nothing, ...arranged }, { path, now });
}

describe('the card of a viewing', () => {
  it('shows the buyer the place and the calendar only while it is confirmed', () => {
    const [confirmed] = build('buyer', { viewings: [viewing] }).cards;
    expect(confirmed?.lines).toEqual(['Saturday 21 November at 14:30, about 30 minutes', 'Where: Quay 1']);
    expect(confirmed?.calendar).toBe('/conversations/7/calendar/3');
    expect(confirmed?.viewingDay).toBe('/viewing-day?pick=abc123def456&day=2026-11-21');
    expect(build('seller', { viewings: [viewing] }).cards[0]?.viewingDay).toBeNull();
    for (const state of ['proposed', 'changed', 'cancelled', 'done'] as const) {
      const view = build('buyer', { viewings: [{ ...viewing, state }] });
      expect([state, JSON.stringify(view.cards[0]?.lines).includes('Quay')]).toEqual([state, false]);
      expect([view.cards[0]?.calendar, view.cards[0]?.viewingDay]).toEqual([null, null]);
    }
  });

  it('asks whoever did not name the time, and only the seller for a place', () => {
    const proposed = { ...viewing, state: 'proposed' } as const;
    expect(build('buyer', { viewings: [proposed] }).cards[0]).toMatchObject({
      status: 'Waiting for Aoife',
      asksPlace: false,
      buttons: [{ label: 'Cancel it' }],
    });
    expect(build('seller', { viewings: [proposed] }).cards[0]).toMatchObject({
      status: 'Niamh asks you',
      asksPlace: true,
      buttons: [{ label: 'Confirm this time' }, { label: 'It doesn’t suit' }],
    });
  });

  it('says why it is off', () => {
    const statusOf = (cancelledBy: Viewing['cancelledBy']) =>
      build('buyer', { viewings: [{ ...viewing, state: 'cancelled', cancelledBy }] }).cards[0]?.status;
    expect(statusOf('sold')).toBe('Cancelled: it’s sold');
    expect(statusOf('ended')).toBe('Cancelled: the advert has ended');
    expect(statusOf(null)).toBe('Cancelled: it wasn’t confirmed in time');
    expect(statusOf('buyer')).toBe('You cancelled it');
    expect(statusOf('seller')).toBe('Aoife cancelled it');
  });

  it('leaves no room for a second one, until it is over', () => {
    expect(build('buyer', { viewings: [viewing] }).canPropose).toBe(false);
    expect(build('buyer', { viewings: [{ ...viewing, state: 'cancelled' }] }).canPropose).toBe(true);
  });
});

it('an offer has the buttons of its side, and says that it binds nobody', () => {
  expect(build('buyer', { offers: [offer] }).cards[0]).toMatchObject({
    title: 'Your offer: €14,500',
    lines: ['Open until Sunday 22 November at 10:00.', 'It isn’t binding on either of you.'],
    buttons: [{ label: 'Withdraw the offer' }],
  });
  expect(build('seller', { offers: [offer] }).cards[0]).toMatchObject({
    title: 'Niamh’s offer: €14,500',
    status: 'Waiting for your reply',
    buttons: [{ label: 'Accept the offer' }, { label: 'Decline the offer' }],
  });
});

it('nothing new can be begun in a conversation that is blocked or closed, or about an advert that has ended', () => {
  const began = { canPropose: false, canOffer: false, canAsk: false };
  expect(build('buyer', {}, { blockedBy: 'seller' })).toMatchObject(began);
  expect(build('buyer', {}, { closedAt: now.toISOString() })).toMatchObject(began);
  expect(build('buyer', {})).toMatchObject({ canPropose: true, canOffer: true, canAsk: true });
});

it('a blocked conversation keeps only the buttons that end something', () => {
  const blocked = { blockedBy: 'buyer' } as const;
  const [card] = build('seller', { viewings: [{ ...viewing, state: 'proposed' }] }, blocked).cards;
  expect(card).toMatchObject({ asksPlace: false, canMove: false, buttons: [{ intent: 'cancel-viewing' }] });
  const [made] = build('seller', { offers: [offer] }, blocked).cards;
  expect(made?.buttons).toMatchObject([{ intent: 'decline-offer' }]);
});

it('a trade-in says what it is worth, or why we cannot say', () => {
  const lineOf = (name: string | null, range: { low: number; high: number } | null) => {
    const details = { plate: '191-D-1', mileage: 84_500, make: '', model: '', name, range };
    const request = {
      id: 1,
      conversationId: 7,
      state: 'asked',
      madeAt: '',
      kind: 'part-exchange',
      details,
    } as const;
    return build('seller', { requests: [request] }).cards[0]?.lines[1];
  };
  expect(lineOf('2019 Volkswagen Golf', { low: 9000, high: 11_000 })).toContain('€9,000 to €11,000');
  expect(lineOf('2019 Volkswagen Golf', null)).toContain('Too few similar ones');
  expect(lineOf(null, null)).toContain('We don’t know this plate');
});

it('forms begin anew when something was arranged, and not when a message comes in', () => {
  const { version } = build('buyer', { offers: [offer] });
  expect(build('buyer', { offers: [offer] }).version).toBe(version);
  expect(build('buyer', { offers: [{ ...offer, state: 'declined' }] }).version).not.toBe(version);
});

it('the pages of a conversation lead back to it', () => {
  for (const each of [path, '/conversations/buying/a-1-2-3']) {
    expect(conversationOf(arrangePath(each))).toBe(each);
    expect(conversationOf(calendarPath(each, 12))).toBe(each);
  }
});
