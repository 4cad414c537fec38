import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { securityEventName, securityEvents } from './security-event.ts';

const guide = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');

test.each(Object.entries(securityEvents))('the operating guide explains %s', (event, meaning) => {
  const name = securityEventName(event as keyof typeof securityEvents);
  expect(guide).toContain(`| \`${name}\` | ${meaning} |`);
});

test('the operating guide explains no event that is not logged', () => {
  const named = [...guide.matchAll(/^\| `security\.([\w-]+)` \|/gm)].map(([, name = '']) => name);
  expect(named.sort()).toEqual(Object.keys(securityEvents).sort());
});
