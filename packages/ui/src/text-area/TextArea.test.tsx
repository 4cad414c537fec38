import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextArea } from './TextArea.tsx';

const render = (props: Partial<React.ComponentProps<typeof TextArea>> = {}) =>
  renderToStaticMarkup(<TextArea id="message" label="Message" {...props} />);

test('it accepts 3000 characters by default', () => {
  expect(render()).toContain('maxLength="3000"');
  expect(render({ maxLength: 200 })).toContain('maxLength="200"');
});

test('the count appears only near the limit', () => {
  expect(render({ maxLength: 10, defaultValue: 'short' })).not.toContain('characters');
  expect(render({ maxLength: 10, defaultValue: 'not short' })).toContain('9 of 10 characters');
});

test('an untouched field shows no error', () => {
  expect(render({ isRequired: true })).not.toContain('is required');
});
