import { expect, test } from 'vitest';
import { isLikeSite, shownName } from './site-like-name.ts';

test.each([
  ['Niamh', false],
  ['Niamh Ní Bhriain', false],
  ['Seán', false],
  ['Teamster Tom', false],
  ['Forecourt', true],
  ['F0rec0urt Team', true],
  ['f o r e c o u r t', true],
  ['Fоrecоurt', true],
  ['Ｆｏｒｅｃｏｕｒｔ', true],
  ['Customer Service', true],
  ['Admin', true],
  ['Site moderator', true],
  ['Support', true],
  ['An Garda Síochána', true],
  ['Аdmіn', true],
  ['Sup\u200cport', true],
  ['Ѕupport', true],
  ['S u p p o r t', true],
  ['M.o.d.e.r.a.t.o.r', true],
  ['ꜱᴜᴘᴘᴏʀᴛ', true],
  ['0ffic1al', true],
  ['ꜰᴏʀᴇᴄᴏᴜʀᴛ', true],
  ['Ғоrесоurt', true],
  ['Φorecourt', false],
  ['Иван Петров', false],
  ['Γιώργος Παπαδόπουλος', false],
  ['J.J. O’Neill', false],
])('%s is like the site: %s', (name, isLike) => {
  expect(isLikeSite(name, 'Forecourt')).toBe(isLike);
});

test('a name that pretends is not shown, and neither is an empty one', () => {
  expect(shownName('Forecourt Support', 'Forecourt', 'The buyer')).toBe('The buyer');
  expect(shownName('  ', 'Forecourt', 'The buyer')).toBe('The buyer');
  expect(shownName('Pay at www.evil.example', 'Forecourt', 'The buyer')).toBe('The buyer');
  expect(shownName('evil.com', 'Forecourt', 'The buyer')).toBe('The buyer');
  expect(shownName('J.Murphy', 'Forecourt', 'The buyer')).toBe('J.Murphy');
  expect(shownName(' Niamh ', 'Forecourt', 'The buyer')).toBe('Niamh');
});
