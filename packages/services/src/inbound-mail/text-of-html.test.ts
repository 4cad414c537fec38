import { expect, test } from 'vitest';
import { textOfHtml } from './text-of-html.ts';

test('paragraphs are lines, and marks are characters', () => {
  const html =
    '<html><head><title>Re</title></head><body><p>Is the\n NCT <b>done</b>?</p><div>It&#8217;s 5&nbsp;&lt; 6&amp;7</div></body></html>';
  expect(textOfHtml(html)).toBe('Is the NCT done?\nIt’s 5 < 6&7');
});

test('what is quoted or not shown is left out', () => {
  expect(textOfHtml('<style>p{}</style>Yes.<blockquote>Is it there?<br>x</blockquote>')).toBe('Yes.');
});

test('quotations within quotations and comments are left out too', () => {
  const quoted = '<blockquote>one<blockquote>two</blockquote>three</blockquote>';
  expect(textOfHtml(`Yes.${quoted}<!--[if mso]><p>no</p><![endif]--> Saturday <b> suits</b>.`)).toBe(
    'Yes. Saturday suits.',
  );
});

test.each(['<', '<head ', '<br ', '<!--', '<!-- -', '<p<', '&#1', '&a', ' ', '<blockquote>'])(
  'megabytes of %o are read in a time that grows with their length',
  (piece) => {
    // If it grew with the square, this would take minutes.
    expect(textOfHtml(`Yes.${piece.repeat(1_000_000 / piece.length)}`)).toMatch(/^Yes\./);
  },
);
