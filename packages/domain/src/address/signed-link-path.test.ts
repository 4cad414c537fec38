import { expect, test } from 'vitest';
import { hideSignedLink, signedLinkPath, signedLinks } from './signed-link-path.ts';

test('the token of a signed link is hidden from everyone but its reader', () => {
  const path = signedLinkPath('answer-enquiry', 'a-1-2-secret');
  expect(hideSignedLink(path)).toBe('/enquiries/answer/:token');
  expect(hideSignedLink(`${path}.data`)).toBe('/enquiries/answer/:token');
  expect(hideSignedLink('/Dealer-Reviews/write/secret')).toBe('/dealer-reviews/write/:token');
  expect(hideSignedLink('//enquiries//answer//secret')).toBe('/enquiries/answer/:token');
});

test('so is the link that hands a draft to another device', () => {
  expect(hideSignedLink('/sell/continue/secret')).toBe('/sell/continue/:token');
  expect(hideSignedLink('/sell/advert/one/photos')).toBe('/sell/advert/one/photos');
});

test('every other path is unchanged', () => {
  expect(hideSignedLink('/dealers/ireland/cork/7')).toBe('/dealers/ireland/cork/7');
});

test('each purpose has a letter of its own, so a link opens nothing else', () => {
  const letters = Object.values(signedLinks).map((link) => link.letter);
  expect(new Set(letters).size).toBe(letters.length);
  for (const letter of letters) expect(letter).toMatch(/^[a-z]$/);
});
