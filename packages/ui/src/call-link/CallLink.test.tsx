import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CallLink, type CallLinkProps } from './CallLink.tsx';

const number = { href: 'tel:0209104821', text: '020 910 4821' };
const render = (told: CallLinkProps['told']) => renderToStaticMarkup(<CallLink told={told} />);

test('a number that is not told yet is asked for', () => {
  expect(render(null)).toMatch(/<button type="submit"[^>]*>.*Show phone number/);
});

test('a number that is told can be rung', () => {
  expect(render(number)).toMatch(/href="tel:0209104821"[^>]*>.*020 910 4821/);
});

test('there is room to say the number in before it is told, and nothing is said twice when the page came with it', () => {
  for (const told of [null, number]) {
    expect(render(told)).toContain('role="status"></span>');
  }
});
