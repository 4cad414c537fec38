import { expect, test } from 'vitest';
import { asksForContact, asksForForm, contactAddress } from './contact-address.ts';

test('asking for a form keeps the rest of the address', () => {
  const page = { pathname: '/stores/a/7', search: '?km=5000&contact=phone' };
  expect(contactAddress(page, 'email')).toBe('/stores/a/7?km=5000&contact=email#contact');
});

test('a report is written further down the page', () => {
  expect(contactAddress({ pathname: '/a', search: '' }, 'report')).toBe('/a?contact=report#report');
  expect(contactAddress({ pathname: '/a', search: '' }, 'sent-report')).toMatch(/#report$/);
});

test('an address that asks for contact is known as one', () => {
  expect(asksForContact('/stores/a/7?contact=whatsapp#contact')).toBe(true);
  expect(asksForContact('/contact?page=2#contact')).toBe(false);
});

test('a number that is asked for is no form', () => {
  expect(asksForForm('/a?contact=call-back#contact')).toBe(true);
  expect(asksForForm('/a?contact=report#report')).toBe(true);
  expect(asksForForm('/a?contact=phone#contact')).toBe(false);
  expect(asksForForm('/dealers?contact=phone-7#dealer-7')).toBe(false);
  expect(asksForForm('/a?contact=whatsapp#contact')).toBe(false);
  expect(asksForForm('/a')).toBe(false);
});
