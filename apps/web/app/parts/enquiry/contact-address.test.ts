import { expect, test } from 'vitest';
import { asksForContact, contactAddress, parseTopic } from './contact-address.ts';
import { sentAddress } from './sent-address.ts';

test('opening a form keeps the rest of the address', () => {
  const page = { pathname: '/stores/a/7', search: '?km=5000&contact=report' };
  expect(contactAddress(page, 'email')).toBe('/stores/a/7?km=5000&contact=email#contact');
});

test('a report form is further down the page', () => {
  expect(contactAddress({ pathname: '/a', search: '' }, 'report')).toBe('/a?contact=report#report');
  expect(contactAddress({ pathname: '/a', search: '' }, 'sent-report')).toMatch(/#report$/);
});

test('thanks for a form say whether it is looked at first', () => {
  const page = { pathname: '/a', search: '?contact=email' };
  expect(sentAddress(page, 'email')).toBe('/a?contact=sent-email#contact');
  expect(sentAddress(page, 'email', true)).toBe('/a?contact=sent-email&held=1#contact');
});

test('an address that opens a contact form is recognised', () => {
  expect(asksForContact('/stores/a/7?contact=email#contact')).toBe(true);
  expect(asksForContact('/contact?page=2#contact')).toBe(false);
});

test('a form can be opened with a question, which the next form does not keep', () => {
  const asking = contactAddress({ pathname: '/a', search: '' }, 'email', 'pictures');
  expect(asking).toBe('/a?contact=email&about=pictures#contact');
  expect(parseTopic('?contact=email&about=pictures')).toBe('pictures');
  expect(contactAddress({ pathname: '/a', search: '?about=pictures' }, 'call-back')).toBe(
    '/a?contact=call-back#contact',
  );
});

test('an unknown question is none', () => {
  expect(parseTopic('?contact=email&about=weather')).toBeNull();
});
