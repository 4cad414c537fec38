import { expect, test } from 'vitest';
import { replyMarker, stripQuotes } from './strip-quotes.ts';

const quoted = `> ${replyMarker}\n> Aoife wrote to you`;

test.each([
  [
    'Gmail',
    `Yes, Saturday suits.\r\n\r\nOn Tue 17 Nov 2026 at 10:00, Forecourt <a@b.example>\r\nwrote:\r\n\r\n${quoted}`,
  ],
  [
    'Apple Mail',
    `Yes, Saturday suits.\n\nSent from my iPhone\n\n> On 17 Nov 2026, at 10:00, Forecourt wrote:\n${quoted}`,
  ],
  [
    'Outlook',
    `Yes, Saturday suits.\n\n________________________________\nFrom: Forecourt <a@b.example>\nSent: Tuesday\n\n${replyMarker}`,
  ],
  [
    'Outlook without a line',
    `Yes, Saturday suits.\n\nFrom: Forecourt\nSent: Tuesday 17 November\nTo: Niamh\n\n${replyMarker}`,
  ],
  ['a signature', 'Yes, Saturday suits.\n-- \nNiamh Walsh, 12 Quay Street\n087 123 4567'],
  ['a program that quotes nothing', 'Yes, Saturday suits.\n'],
])('a reply by %s is only what was written', (_, text) => {
  expect(stripQuotes(text)).toBe('Yes, Saturday suits.');
});

test('paragraphs and a line that looks like a header stay', () => {
  const text = 'On Saturday I can.\n\nTo: the front gate, please.\n\nThanks';
  expect(stripQuotes(text)).toBe(text);
});

test('a mail that is only a quotation is empty', () => {
  expect(stripQuotes(quoted)).toBe('');
});
