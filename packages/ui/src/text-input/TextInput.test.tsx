import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextInput } from './TextInput.tsx';

test('an input without an id is refused with a sentence for its developer', () => {
  expect(() => renderToStaticMarkup(<TextInput id="" label="Name" />)).toThrow(
    '[CZDS-ERR-001] Element ForecourtInputComponent is missing "id" property',
  );
});

test('an untouched field shows no error, however empty', () => {
  const html = renderToStaticMarkup(<TextInput id="name" label="Name" isRequired />);
  expect(html).toContain('aria-invalid="false"');
  expect(html).not.toContain('is required');
});

test('a required field is so for the browser too', () => {
  const html = renderToStaticMarkup(<TextInput id="name" label="Name" isRequired />);
  expect(html).toContain('required=""');
  expect(html).toContain('Name *');
});

test('what the server refused is shown at once and tied to the field', () => {
  const html = renderToStaticMarkup(
    <TextInput id="email" label="Email" type="email" error="Valid email is required" />,
  );
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-describedby="email-error"');
  expect(html).toContain('>Valid email is required</p>');
});

test('what the screen says of the value as it stands is tied to the field', () => {
  const html = renderToStaticMarkup(
    <TextInput id="deposit" label="Deposit" defaultValue="abc" liveError="That is not an amount." />,
  );
  expect(html).toContain('value="abc"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-describedby="deposit-error"');
  expect(html).toContain('>That is not an amount.</p>');
});
