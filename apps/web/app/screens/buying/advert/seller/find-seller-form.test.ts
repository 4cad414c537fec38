import { expect, test } from 'vitest';
import { findSellerForm } from './find-seller-form.ts';

const nothing = { form: null, sent: null };
const asked = (kind: string) => ({ ...nothing, form: { kind, token: 'a', ticket: 'b' } });

test('the form that the address asks for is on the page', () => {
  expect(findSellerForm({ hasEmail: true }, { contact: asked('email'), result: undefined })).toBe('email');
});

test('thanks for a form stand in its place', () => {
  const contact = { ...nothing, sent: 'call-back' };
  expect(findSellerForm({ hasEmail: true }, { contact, result: undefined })).toBe('call-back');
});

test('neither a number that is told nor a report is a form to the seller', () => {
  const told = { ...nothing, phone: '020 910 0001' };
  for (const contact of [told, asked('report')]) {
    expect(findSellerForm({ hasEmail: true }, { contact, result: undefined })).toBeNull();
  }
});

test('nobody writes to a seller without an address', () => {
  expect(findSellerForm({ hasEmail: false }, { contact: asked('email'), result: undefined })).toBeNull();
});
