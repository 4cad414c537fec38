import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CallLink, type CallLinkProps } from './CallLink.tsx';

const number = { href: 'tel:0209104821', text: '020 910 4821' };
const render = (revealed: CallLinkProps['revealed']) =>
  renderToStaticMarkup(<CallLink revealed={revealed} />);

test('a number that is not shown yet can be requested', () => {
  expect(render(null)).toMatch(/<button type="submit"[^>]*>.*Show number/);
});

test('a number that is shown can be rung', () => {
  expect(render(number)).toMatch(/href="tel:0209104821"[^>]*>.*020 910 4821/);
});

test('the live region exists before the number is shown, and is empty if the page came with it', () => {
  for (const revealed of [null, number]) {
    expect(render(revealed)).toContain('role="status"></span>');
  }
});
