import { expect, test } from 'vitest';
import { hideSignedLink, signedLinkPath } from './signed-link-path.ts';

test('the token of a signed link is hidden from everyone but its reader', () => {
  const path = signedLinkPath('answer-enquiry', 'a-1-2-secret');
  expect(hideSignedLink(path)).toBe('/enquiries/answer/:token');
  expect(hideSignedLink(`${path}.data`)).toBe('/enquiries/answer/:token');
  expect(hideSignedLink('/Dealer-Reviews/write/secret')).toBe('/dealer-reviews/write/:token');
});

test('every other path is unchanged', () => {
  expect(hideSignedLink('/dealers/ireland/cork/7')).toBe('/dealers/ireland/cork/7');
});
