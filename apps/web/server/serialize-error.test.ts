import { expect, test } from 'vitest';
import { serializeError } from './serialize-error.ts';

test('what a visitor wrote stays out of the log when it could not be kept', () => {
  const error = Object.assign(new Error('Failed query: insert into enquiry\nparams: Niamh,0871234567,a\nb'), {
    params: ['Niamh', '0871234567'],
  });
  const written = JSON.stringify(serializeError(error));
  expect(written).not.toMatch(/Niamh|0871234567/);
  expect(written).toContain('insert into enquiry');
  expect(written).toContain('serialize-error.test.ts');
});
