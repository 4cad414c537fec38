import { expect, test } from 'vitest';
import { buildMail } from './build-mail.ts';

const draft = {
  to: 'niamh@example.ie',
  subject: 'Sign in\nto the site',
  lines: ['Your code: 123456', '', 'Or open the link.', 'It works once.'],
  button: { text: 'Sign in', url: 'https://site.example/x?a=1&b=2' },
  phrase: 'the blue door',
};

test('a mail says the same in text and in HTML', () => {
  const { text, html = '', subject, replyTo } = buildMail({ ...draft, why: ['You asked for it.'] });
  expect(subject).toBe('Sign in to the site');
  expect(replyTo).toBeNull();
  expect(text).toContain('Your code: 123456\n\nOr open the link.\nIt works once.\n\nSign in:\nhttps://');
  expect(html).toContain('href="https://site.example/x?a=1&amp;b=2"');
  for (const words of ['Your code: 123456', 'Or open the link.', 'You asked for it.', 'the blue door']) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
});

test('without a reason there is no line above it', () => {
  expect(buildMail(draft).text).not.toContain('--');
  expect(buildMail({ ...draft, why: ['You asked for it.'] }).text).toContain('\n--\nYou asked for it.');
});
