import { exampleAdvert } from '@forecourt/domain/testing';
import type { CaseDetail } from '@forecourt/services';
import { expect, it } from 'vitest';
import { buildCaseView } from './build-case-view.ts';

const at = '2026-11-17T09:00:00.000Z';
const detail: CaseDetail = {
  case: {
    id: 7,
    kind: 'report',
    subject: '3',
    publicReference: exampleAdvert.publicReference,
    accountId: null,
    state: 'open',
    openedAt: at,
    closedAt: null,
    findings: [],
    sent: null,
    revision: 1,
    words: null,
    fingerprint: null,
    leasedBy: null,
    leasedUntil: null,
  },
  facts: { kind: 'report', isShown: true, wasShown: true },
  advert: exampleAdvert,
  sent: null,
  placed: null,
  photos: [],
  samePlate: [],
  seller: null,
  dealer: null,
  report: {
    id: 3,
    idempotencyKey: '',
    channel: 'Car',
    kind: 'report',
    publicReference: exampleAdvert.publicReference,
    dealerId: null,
    name: 'Ann',
    email: 'ann@example.ie',
    phone: null,
    message: 'It was sold last week.',
    preferredTime: null,
    visitor: null,
    receivedAt: at,
    answer: null,
  },
  conversation: null,
  otherReports: 2,
  review: null,
  appealed: null,
  events: [],
  acts: [],
};

it('shows a report with the advert and what can be done', () => {
  const view = buildCaseView(detail);
  expect(view.letter?.from).toMatch(
    /^Ann \(ann@example\.ie\) reported it on .+, and 2 more about this advert$/,
  );
  expect(view.letter?.text).toBe('It was sold last week.');
  expect(view.acts.map(({ key, words }) => `${key} ${words}`)).toEqual([
    'a Keep it as it is',
    'c Ask for a change',
    'h Hold: off the site for now',
    'x Refuse: off the site for good',
  ]);
  expect(view.publicPath).toContain(exampleAdvert.publicReference);
});

it('names the adverts that are on sale with the same plate', () => {
  const reference = exampleAdvert.publicReference;
  const { samePlate } = buildCaseView({ ...detail, samePlate: [reference] });
  expect(samePlate).toEqual([{ reference, path: `/search/${reference}/advert` }]);
});

const finding = {
  rule: 'far-under',
  version: 1,
  effect: 'hold',
  field: 'price',
  key: '500',
  evidence: '€500 is 4% of the going rate.',
  reason: 'Far under.',
} as const;

it('says that what a feed sent is only marked, and that its seller was told nothing', () => {
  const { evidence } = buildCaseView({
    ...detail,
    case: { ...detail.case, kind: 'feed', findings: [finding] },
    facts: { kind: 'feed', isShown: true, wasShown: true },
    report: null,
  });
  expect(evidence).toMatchObject([{ effect: 'marked', reason: null }]);
});

it('shows what was sent in rather than what is live, with the evidence', () => {
  const { source, sourceReference, ...sent } = { ...exampleAdvert, title: 'As sent in', price: 500 };
  const view = buildCaseView({
    ...detail,
    case: { ...detail.case, kind: 'advert', findings: [finding] },
    facts: { kind: 'advert', isShown: false, wasShown: false },
    advert: null,
    report: null,
    sent,
  });
  expect(view.title).toBe('As sent in');
  expect(view.facts).toContainEqual({ name: 'Price', value: '€500' });
  expect(view.evidence).toEqual([
    {
      title: 'Far under the going rate',
      effect: 'held',
      text: '€500 is 4% of the going rate.',
      reason: 'Far under.',
      others: [],
    },
  ]);
  expect(view.publicPath).toBeNull();
});

it('shows an appeal with the decision that it is about', () => {
  const view = buildCaseView({
    ...detail,
    case: { ...detail.case, kind: 'appeal', words: 'It is mine.' },
    facts: { kind: 'appeal', isShown: false, wasShown: true },
    report: null,
    appealed: {
      id: 1,
      at,
      accountId: 2,
      caseId: 6,
      caseKind: 'advert',
      subject: '',
      publicReference: exampleAdvert.publicReference,
      act: 'refuse',
      fields: [],
      rules: [],
      marks: [],
      reason: 'Not yours.',
    },
  });
  expect(view.letter).toEqual({
    from: expect.stringMatching(/“Refused” of .+: Not yours\.$/),
    text: 'It is mine.',
  });
  expect(view.acts.map(({ act }) => act)).toEqual(['refuse', 'restore']);
});
