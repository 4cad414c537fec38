import type { ReadConversation } from '@forecourt/services';
import { exampleAdvert } from '@forecourt/services/testing';
import { expect, test } from 'vitest';
import { buildConversationView } from './build-conversation-view.ts';

const at = '2026-11-17T09:05:00.000Z';
const conversation: ReadConversation['conversation'] = {
  id: 5,
  publicReference: 'reference',
  dealerId: null,
  sellerAccountId: 1,
  buyerEmail: 'niamh@example.ie',
  buyerName: 'Niamh',
  startedAt: at,
  lastMessageAt: at,
  blockedBy: null,
  closedAt: null,
  erasedSide: null,
  buyerReadThrough: 1,
  sellerReadThrough: 0,
  version: 3,
};
const message = {
  conversationId: 5,
  kind: 'text',
  details: null,
  state: 'sent',
  sentAt: at,
  photos: [],
} as const;
const read: ReadConversation = {
  conversation,
  side: 'buyer',
  advert: exampleAdvert(),
  names: { buyer: 'Niamh', seller: 'Aoife' },
  messages: [
    { ...message, id: 1, author: 'buyer', body: 'Ring me on 087 123 4567' },
    { ...message, id: 2, author: 'seller', body: 'A deposit first' },
  ],
  notices: [],
};
const options = { origin: 'https://forecourt.example', path: '/conversations/5' };
const build = (changes: Partial<ReadConversation> = {}) =>
  buildConversationView({ ...read, ...changes }, options);

test('only the reader is warned', () => {
  const { messages } = build();
  expect(messages.map(({ warnings }) => warnings.length)).toEqual([0, 1]);
  expect(build({ side: 'seller' }).messages.map(({ warnings }) => warnings.length)).toEqual([1, 0]);
});

test('the other’s last message counts as unread until it is read', () => {
  expect(build().unreadThrough).toBe(2);
  expect(build({ conversation: { ...conversation, buyerReadThrough: 2 } }).unreadThrough).toBeNull();
});

test('no address of the other is in the view', () => {
  expect(JSON.stringify(build({ side: 'seller' }))).not.toContain('niamh@example.ie');
});

test.each([
  [{ blockedBy: 'buyer' as const }, 'You’ve blocked Aoife. Unblock them to write again.'],
  [{ blockedBy: 'seller' as const }, 'Aoife isn’t taking messages any more.'],
  [{ closedAt: at }, 'We’ve ended this conversation. Nobody can write in it any more.'],
  [{}, null],
])('%j says why nothing can be written', (changes, words) => {
  expect(build({ conversation: { ...conversation, ...changes } }).closed).toBe(words);
});

test('a message that is held says so to its author', () => {
  const held = { ...message, id: 3, author: 'buyer', body: 'Hello', state: 'held' } as const;
  expect(build({ messages: [held] }).messages[0]?.note).toMatch(/^We’re looking at this message/);
});

test('the advert is named with its price, and after its end without one', () => {
  const ended = { ...exampleAdvert(), status: 'ended' } as ReadConversation['advert'];
  expect(build().about?.note).toMatch(/^€/);
  expect(build({ advert: ended }).about?.note).toBe('sold or no longer for sale');
});
