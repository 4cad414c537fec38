import { expect, test } from 'vitest';
import { findSellerForm } from './find-seller-form.ts';

const nothing = { form: null, sent: null };
const asked = (kind: string) => ({ ...nothing, form: { kind, token: 'a', ticket: 'b' } });

test('the form in the address is on the page', () => {
  expect(findSellerForm({ hasEmail: true }, { contact: asked('email'), result: undefined })).toBe('email');
});

test('a thank-you message replaces its form', () => {
  const contact = { ...nothing, sent: 'call-back' };
  expect(findSellerForm({ hasEmail: true }, { contact, result: undefined })).toBe('call-back');
});

test('neither a shown number nor a report is a form to the seller', () => {
  const told = { ...nothing, phone: '020 910 0001' };
  for (const contact of [told, asked('report')]) {
    expect(findSellerForm({ hasEmail: true }, { contact, result: undefined })).toBeNull();
  }
});

test('a seller without an email address has no form', () => {
  expect(findSellerForm({ hasEmail: false }, { contact: asked('email'), result: undefined })).toBeNull();
});
