import { expect, test } from 'vitest';
import { buildPanelEvents } from './build-panel-events.ts';

test.each(['phone', 'whatsapp', 'website'] as const)('a press on %s counts as contact', (means) => {
  expect(buildPanelEvents(means, { dealerId: 7 })).toEqual([
    { kind: 'dealer-contacted', dealerId: 7, means },
  ]);
});

test.each(['email', 'location'] as const)('a press on %s does not count as contact yet', (link) => {
  expect(buildPanelEvents(link, { dealerId: 7 })).toEqual([
    { kind: 'dealer-link-followed', dealerId: 7, link },
  ]);
});

test('without a known dealer nothing is tracked', () => {
  expect(buildPanelEvents('location', {})).toEqual([]);
});
