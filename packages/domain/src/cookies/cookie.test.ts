import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCookie, readCookie } from './cookie.ts';
import { isSignedIn } from './signed-in.ts';

describe('formatCookie', () => {
  it('lives for days', () => {
    expect(formatCookie('name', 'value', 30)).toBe('name=value; Max-Age=2592000; Path=/; SameSite=Lax');
    expect(formatCookie('name', 'value', 0.5)).toContain('Max-Age=43200;');
  });

  it('is gone after 0 days or fewer', () => {
    expect(formatCookie('name', '', 0)).toContain('Max-Age=0;');
    expect(formatCookie('name', '', -1)).toContain('Max-Age=0;');
  });

  it('lasts as long as the browser is open when the days are no number', () => {
    expect(formatCookie('name', 'value', Number.NaN)).toBe('name=value; Path=/; SameSite=Lax');
  });

  it('lives no longer than browsers let it', () => {
    expect(formatCookie('name', 'value', Number.POSITIVE_INFINITY)).toContain('Max-Age=34560000;');
  });

  it('takes half a character for one that cannot be shown', () => {
    expect(formatCookie('name', 'a\ud800', 1)).toContain('name=a%EF%BF%BD;');
  });

  it('may be for HTTPS only', () => {
    expect(formatCookie('name', 'value', 1, { isSecure: true })).toMatch(/; Secure$/);
  });

  it('is read back as it was, whatever it holds', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), text, (name, value) => {
        const [pair] = formatCookie(name, value, 1).split('; Max-Age');
        expect(readCookie(`other=1; ${pair}; last=2`, name)).toBe(name === 'other' ? '1' : value);
      }),
      { seed: 14, numRuns: 300 },
    );
  });
});

describe('readCookie', () => {
  it('finds nothing where there is nothing', () => {
    expect(readCookie(null, 'a')).toBeNull();
    expect(readCookie(undefined, 'a')).toBeNull();
    expect(readCookie('', 'a')).toBeNull();
    expect(readCookie('ab=1; a', 'a')).toBeNull();
  });

  it('keeps equals signs in the value and reads bad encoding as it stands', () => {
    expect(readCookie('a=b=c', 'a')).toBe('b=c');
    expect(readCookie('a = b ; c=d', 'a')).toBe('b');
    expect(readCookie('a=%E0%A4%A', 'a')).toBe('%E0%A4%A');
  });
});

describe('isSignedIn', () => {
  it('is decided by the presence of authToken', () => {
    expect(isSignedIn('x=1; authToken=abc')).toBe(true);
    expect(isSignedIn('xauthToken=abc; authtoken=abc')).toBe(false);
    expect(isSignedIn(null)).toBe(false);
  });
});
