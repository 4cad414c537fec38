import { emptyEnquiry } from '@forecourt/site';
import { describe, expect, it, test } from 'vitest';
import { buildThanks } from './build-thanks.ts';

const fields = { ...emptyEnquiry, name: 'Aoife', email: 'aoife@example.com', phone: '087 123 4567' };

describe('a visitor who asked for a call-back', () => {
  it('reads the number and the time, with or without an email address', () => {
    const asked = { ...fields, email: '', preferredTime: 'morning' };
    expect(buildThanks('call-back', 'Half Mile Autos', { fields: asked })).toEqual({
      title: 'We’ve asked Half Mile Autos to call you back',
      text: 'They’ll call you on 087 123 4567 in the morning, between 9 and 12.',
    });
    expect(buildThanks('call-back', 'Half Mile Autos', { fields }).text).toBe(
      'They’ll call you on 087 123 4567.',
    );
  });

  it('is thanked without JavaScript, where the number is not in the address', () => {
    expect(buildThanks('call-back', 'Half Mile Autos', null).text).toBe(
      'They’ll call you on the number you gave.',
    );
  });
});

test('a visitor who wrote a message reads where the answer will arrive', () => {
  expect(buildThanks('email', 'Half Mile Autos', { fields })).toEqual({
    title: 'Your message is on its way to Half Mile Autos',
    text: 'You’ll get their reply at aoife@example.com.',
  });
});

test('a report promises a receipt and the decision to whoever gave an address', () => {
  expect(buildThanks('report', 'us', { fields }).text).toBe(
    'A person will look at it. We’ve emailed you a receipt, and you’ll hear what we decide.',
  );
  expect(buildThanks('report', 'us', null).text).toBe('A person will look at it. Thank you.');
});

test('a trade-in is thanked for with what it is worth', () => {
  const asked = 'Would you take my 2019 Volkswagen Golf as a trade-in?';
  expect(buildThanks('part-exchange', 'Half Mile Autos', { fields, asked })).toEqual({
    title: 'We’ve offered Half Mile Autos your trade-in',
    text: `${asked} We’ve emailed you a link to your conversation.`,
  });
});

test('whoever asked for a time reads that it is not agreed yet', () => {
  expect(buildThanks('test-drive', 'Half Mile Autos', null)).toEqual({
    title: 'We’ve asked Half Mile Autos about a test drive',
    text: 'They’ll confirm the time or suggest another. We’ve emailed you a link to your conversation.',
  });
});

test('a message that is looked at first is not called sent', () => {
  expect(buildThanks('email', 'Hugh', { fields }, true)).toEqual({
    title: 'We’ve got your message',
    text: 'We’ll look at it before it goes out. We’ve emailed you a link to your conversation.',
  });
});
