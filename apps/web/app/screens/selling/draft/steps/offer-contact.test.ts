import { emptySellingFields } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { offerContact } from './offer-contact.ts';

const account = { name: 'Niamh Byrne', phone: '087 912 3456' };

test('who has said so in the account is asked neither name nor number again', () => {
  expect(offerContact(emptySellingFields, account)).toMatchObject({ name: 'Niamh', phone: '087 912 3456' });
});

test('what the seller entered stays, also a number left out', () => {
  const fields = { ...emptySellingFields, name: 'Aoife', phone: '' };
  expect(offerContact(fields, account)).toBe(fields);
});

test('nothing is offered without an account', () => {
  expect(offerContact(emptySellingFields, null)).toBe(emptySellingFields);
});
