import { emptyEnquiry } from '@forecourt/site';
import { describe, expect, it, test } from 'vitest';
import { buildThanks } from './build-thanks.ts';

const fields = { ...emptyEnquiry, name: 'Aoife', email: 'aoife@example.com', phone: '087 123 4567' };

describe('whoever asked to be rung back', () => {
  it('reads on which number and when, whether an e-mail address was left or not', () => {
    const asked = { ...fields, email: '', preferredTime: 'morning' };
    expect(buildThanks('call-back', 'Half Mile Autos', asked)).toEqual({
      title: 'Half Mile Autos has been asked to ring you back',
      text: 'They will ring you on 087 123 4567 in the morning, between 9 and 12.',
    });
    expect(buildThanks('call-back', 'Half Mile Autos', fields).text).toBe(
      'They will ring you on 087 123 4567.',
    );
  });

  it('is told so without JavaScript, where the number is not in the address', () => {
    expect(buildThanks('call-back', 'Half Mile Autos', null).text).toBe(
      'They will ring you on the number you gave.',
    );
  });
});

test('whoever wrote reads where the answer will come', () => {
  expect(buildThanks('email', 'Half Mile Autos', fields)).toEqual({
    title: 'Your message is on its way to Half Mile Autos',
    text: 'An answer will come to aoife@example.com.',
  });
});

test('nobody is promised an answer to a report', () => {
  expect(buildThanks('report', 'us', fields).text).toBe('Thank you.');
});
