import { expect, it } from 'vitest';
import { buildRulingView } from './build-ruling-view.ts';

const act = {
  id: 1,
  at: '2026-11-17T09:00:00.000Z',
  accountId: 2,
  caseId: 6,
  caseKind: 'advert',
  subject: '',
  publicReference: 'abcdefghjkmn',
  act: 'ask',
  fields: ['photos', 'price'],
  rules: ['far-under', 'far-under'],
  marks: [],
  reason: 'The photos show another car.',
} as const;
const entry = { ...act, fields: [...act.fields], rules: [...act.rules], marks: [] };

it('says nothing while nobody has decided', () => expect(buildRulingView(null)).toBeNull());

it('names the reason, the fields, the rule and the way to appeal', () =>
  expect(buildRulingView({ act: entry, appeal: 'possible' })).toMatchObject({
    title: 'We’ve asked you to change something',
    reason: 'The photos show another car.',
    fields: 'Photos, Price',
    rules: 'Far under the going rate',
    canAppeal: true,
  }));

it('says how an appeal stands', () => {
  expect(buildRulingView({ act: entry, appeal: 'waiting' })).toMatchObject({
    canAppeal: false,
    appeal: expect.stringContaining('You’ve appealed'),
  });
  const final = { ...entry, act: 'refuse', caseKind: 'appeal' } as const;
  expect(buildRulingView({ act: final, appeal: 'decided' })).toMatchObject({
    title: 'Your appeal didn’t succeed',
    canAppeal: false,
  });
});
