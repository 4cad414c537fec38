import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextInput, type TextInputProps } from './TextInput.tsx';

const render = (props: Partial<TextInputProps> = {}) =>
  renderToStaticMarkup(<TextInput id="name" label="Name" {...props} />);

test('an input without an id is refused with a sentence for its developer', () => {
  expect(() => render({ id: '' })).toThrow(
    '[CZDS-ERR-001] Element ForecourtInputComponent is missing "id" property',
  );
});

test('an untouched field shows no error, even if empty', () => {
  const html = render({ isRequired: true });
  expect(html).toContain('aria-invalid="false"');
  expect(html).not.toContain('is required');
});

test('a required field is required in HTML too', () => {
  const html = render({ isRequired: true });
  expect(html).toContain('required=""');
  expect(html).toContain('Name *');
});

test.each([
  ['what the server refused', { type: 'email', error: 'Valid email is required' }],
  ['what the screen says of the value as it stands', { liveError: 'That’s not an amount.' }],
] as const)('%s is shown at once and tied to the field', (_, refusal) => {
  const html = render({ ...refusal, defaultValue: 'abc' });
  expect(html).toContain('value="abc"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-describedby="name-error"');
  expect(html).toContain(`>${'error' in refusal ? refusal.error : refusal.liveError}</p>`);
});
