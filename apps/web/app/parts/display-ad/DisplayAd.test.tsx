import { consentPurposes } from '@forecourt/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { consentState } from '../../visitor/consent/consent-state.ts';
import { DisplayAd } from './DisplayAd.tsx';

function render(ad: string | null): string {
  const router = createMemoryRouter([{ id: 'root', path: '/', element: <DisplayAd slot="home-top" /> }], {
    hydrationData: { loaderData: { root: { thirdPartyScripts: { ad, audience: null, tagManager: null } } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const answer = (allowed: readonly (typeof consentPurposes)[number][]) =>
  consentState.set({ status: 'answered', allowed, answeredAt: '2026-11-15T10:00:00.000Z' });

afterEach(() => consentState.set({ status: 'unknown' }));

test('space is reserved and labelled before consent is known', () => {
  expect(render('https://ads.example/a.js')).toContain('aria-label="Advertisement"');
});

test('a site without an ad script reserves no space', () => {
  expect(render(null)).toBe('');
});

test('a page opened after a refusal reserves no space', () => {
  answer(consentPurposes.slice(1));
  expect(render('https://ads.example/a.js')).toBe('');
});

test('a page opened after consent reserves it', () => {
  answer(consentPurposes);
  expect(render('https://ads.example/a.js')).toContain('Advertisement');
});
