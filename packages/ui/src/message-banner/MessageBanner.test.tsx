import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MessageBanner } from './MessageBanner.tsx';

const render = (props: Partial<React.ComponentProps<typeof MessageBanner>>) =>
  renderToStaticMarkup(<MessageBanner title="Take care" {...props} />);

test('it has a border at its side by default', () => {
  expect(render({})).toContain('data-border="side"');
  expect(render({ border: 'top' })).toContain('data-border="top"');
});

test('it closes only if allowed', () => {
  expect(render({})).not.toContain('<button');
  expect(render({ canClose: true })).toContain('aria-label="Close"');
});

test.each(['critical', 'error'] as const)('%s interrupts a screen reader', (type) => {
  expect(render({ type })).toContain('role="alert"');
});

test.each(['default', 'informational', 'warning', 'success'] as const)('%s waits its turn', (type) => {
  expect(render({ type })).toContain('role="status"');
});

test('a refusal takes the focus, also without JavaScript', () => {
  expect(render({ type: 'error', focusOn: {} })).toMatch(/role="alert" tabindex="-1" autofocus=""/i);
  expect(render({ type: 'error' })).not.toMatch(/tabindex|autofocus/i);
});
