import type { Viewing } from '@forecourt/domain';
import type { OwnConversation } from '@forecourt/services';
import { expect, it } from 'vitest';
import { formatAgreed } from './remember-agreed.server.ts';

const confirmed = {
  state: 'confirmed',
  kind: 'viewing',
  startsAt: '2026-11-21T14:30:00.000Z',
} as Viewing;
const options = {
  linkToken: 'b-1' as string | null,
  now: new Date('2026-11-21T14:00:00.000Z'),
  isSecure: true,
};

function format(
  changes: Partial<Viewing> = {},
  { side = 'buyer', ...others }: Partial<typeof options> & { side?: string } = {},
) {
  const own = { conversation: { id: 7 }, side } as OwnConversation;
  return formatAgreed(own, [{ ...confirmed, ...changes }], { ...options, ...others });
}

it('lasts until the day after they meet', () => {
  expect(format()[0]).toMatch(/^agreed-7=b-1; Path=\/viewing-day; Max-Age=88200; /);
  expect(format({}, { now: new Date('2026-11-22T14:30:00.000Z') })).toEqual([]);
});

it('is only for buyers who came by a link, and for what they agreed on in person', () => {
  expect(format({}, { side: 'seller' })).toEqual([]);
  expect(format({}, { linkToken: null })).toEqual([]);
  expect(format({ state: 'proposed' })).toEqual([]);
  expect(format({ kind: 'video-viewing' })).toEqual([]);
});
