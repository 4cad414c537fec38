import { expect, test } from 'vitest';
import { readEnquiry } from './read-enquiry.ts';

function read(fields: Record<string, string>) {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  return readEnquiry(sent).fields;
}

test('a line break within a name becomes a space', () => {
  expect(read({ name: 'Niamh \r\n Byrne', email: 'niamh@example.ie\n' })).toMatchObject({
    name: 'Niamh Byrne',
    email: 'niamh@example.ie',
  });
});

test('the lines of a message stay lines', () => {
  expect(read({ message: 'One\r\nTwo' }).message).toBe('One\nTwo');
});

test('a field with nothing but spaces is not empty: it is refused like other meaningless input', () => {
  expect(read({ phone: '  ' }).phone).toBe('  ');
});

test('more spaces than a form may send are read at once', () => {
  const name = `Niamh${'\t'.repeat(120_000)}Byrne`;
  expect(read({ name }).name).toBe(name);
}, 20_000);
