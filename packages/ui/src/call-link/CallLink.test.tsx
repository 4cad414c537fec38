import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CallLink } from './CallLink.tsx';

const render = (number: string | null) => renderToStaticMarkup(<CallLink number={number} />);

test('a number that is not told yet is asked for', () => {
  expect(render(null)).toMatch(/<button type="submit"[^>]*>.*Show phone number/);
});

test('a number that is told can be rung', () => {
  expect(render('020 910 4821')).toMatch(/href="tel:0209104821"[^>]*>.*020 910 4821/);
});

test('there is room to say the number in before it is told, and nothing is said twice when the page came with it', () => {
  for (const number of [null, '020 910 4821']) {
    expect(render(number)).toContain('role="status"></span>');
  }
});
