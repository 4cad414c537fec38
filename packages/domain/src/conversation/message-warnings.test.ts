import { expect, test } from 'vitest';
import { findMessageWarnings, type MessageWarning } from './message-warnings.ts';

test.each<[string, MessageWarning[]]>([
  ['Is it still for sale? I could come on Saturday at 3.', []],
  ['It has 184,500 km and I want €15,950 for it.', []],
  ['NCT till 05/2027, two owners, 191-D-12345.', []],
  ['VIN WVWZZZ1KZ9W123456 if you want to check it.', []],
  ['The Golf is parked on the green, no rush.', []],
  ['Send it to IE29 AIBK 9311 5212 3456 78 and it’s yours.', ['account-number']],
  ['ie29aibk93115212345678', ['account-number']],
  ['Card 4111 1111 1111 1111 thanks', ['account-number']],
  ['What’s your IBAN?', ['account-number']],
  ['A small deposit would hold it.', ['deposit']],
  ['Pay up front and I’ll keep it.', ['deposit']],
  ['My courier will collect it on Monday.', ['delivery']],
  ['I’ll arrange shipping.', ['delivery']],
  ['Western Union is fine for me.', ['payment']],
  ['I can do a bank transfer.', ['payment']],
  ['Send me the code you just got.', ['code']],
  ['Text me on WhatsApp.', ['elsewhere']],
  ['Ring me on 087 123 4567.', ['phone']],
  ['Mail niamh@example.ie', ['email']],
  ['See https://pay.example.com/it', ['link']],
  ['I’m at 14 Main Street, Mallow.', ['address']],
  ['Eircode P51 AC12', ['address']],
])('“%s” warns of %j', (body, warnings) => {
  expect(findMessageWarnings(body)).toEqual(warnings);
});
