import { describe, expect, it } from 'vitest';
import { type EnquiryFields, emptyEnquiry, findEnquiryErrors, parsePreferredTime } from './enquiry-form.ts';

const filled: EnquiryFields = {
  ...emptyEnquiry,
  name: 'Niamh',
  email: 'niamh@example.ie',
  message: 'Is it still for sale?',
};

describe('an enquiry by e-mail', () => {
  it('can be sent without a number', () => {
    expect(findEnquiryErrors('email', filled)).toEqual({});
  });

  it('needs a name, an address and a message', () => {
    expect(findEnquiryErrors('email', emptyEnquiry)).toEqual({
      name: 'Name is required',
      email: 'Valid email is required',
      message: 'Message is required',
    });
  });

  it('refuses spaces, an invalid number, and an overlong line', () => {
    expect(findEnquiryErrors('email', { ...filled, name: '  ', phone: 'ring me' })).toEqual({
      name: 'Name is required',
      phone: 'Valid phone is required',
    });
    expect(findEnquiryErrors('email', { ...filled, name: 'x'.repeat(121) })).toEqual({
      name: 'Valid name is required',
    });
  });

  it('refuses a line with a break or another invisible character', () => {
    for (const name of ['A\nBcc: x@y.example', 'Niamh \u202Egpj.exe', 'Ni\u200Bamh', '\u3164', '\u200D']) {
      expect(findEnquiryErrors('email', { ...filled, name })).toEqual({ name: 'Valid name is required' });
    }
  });

  it('refuses a message longer than the field allows', () => {
    expect(findEnquiryErrors('email', { ...filled, message: 'x'.repeat(3001) }).message).toBe(
      'Message is longer than 3,000 characters',
    );
  });
});

describe('a request to be called back', () => {
  it('needs only a number and a name', () => {
    const asked = { ...emptyEnquiry, name: 'Niamh' };
    expect(findEnquiryErrors('call-back', asked)).toEqual({ phone: 'Phone is required' });
    expect(findEnquiryErrors('call-back', { ...asked, phone: '087 123 4567' })).toEqual({});
  });
});

describe('the time at which to ring', () => {
  it('is any time unless one of ours is chosen', () => {
    expect(parsePreferredTime('call-back', 'evening')).toBe('evening');
    expect(parsePreferredTime('call-back', 'at night')).toBe('any');
  });

  it('is not part of a written message', () => {
    expect(parsePreferredTime('email', 'evening')).toBeNull();
  });
});
