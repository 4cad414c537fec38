import { expect, test } from 'vitest';
import { serializeError } from './serialize-error.ts';

test('what a visitor wrote stays out of the log when it could not be stored', () => {
  const error = Object.assign(new Error('Failed query: insert into enquiry\nparams: Niamh,0871234567,a\nb'), {
    params: ['Niamh', '0871234567'],
  });
  const written = JSON.stringify(serializeError(error));
  expect(written).not.toMatch(/Niamh|0871234567/);
  expect(written).toContain('insert into enquiry');
  expect(written).toContain('serialize-error.test.ts');
});

const unspeakable = Object.create(null);
const lying = Object.defineProperty(new Error('x'), 'message', {
  get: () => {
    throw new Error('no');
  },
});

test.each([[null], [undefined], ['text'], [Symbol('s')], [unspeakable], [lying]])(
  'whatever was thrown can be logged (%#)',
  (thrown) => {
    expect(serializeError(thrown)).toMatchObject({ message: expect.any(String) });
  },
);
