import { describe, expect, it } from 'vitest';
import { readCookie } from './cookie.ts';
import { formatSessionCookies, readSessionToken } from './session-cookie.ts';
import { isSignedIn } from './signed-in.ts';

describe('readCookie', () => {
  it('finds nothing in an empty header', () => {
    expect(readCookie(null, 'a')).toBeNull();
    expect(readCookie(undefined, 'a')).toBeNull();
    expect(readCookie('', 'a')).toBeNull();
    expect(readCookie('ab=1; a', 'a')).toBeNull();
  });

  it('keeps equals signs in the value and keeps bad encoding as it is', () => {
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

describe('the session', () => {
  it('is out of reach of scripts and, over TLS, of other hosts', () => {
    const [session, mark] = formatSessionCookies('secret', true);
    expect(session).toMatch(/^__Host-session=secret; Path=\/; Max-Age=\d+; SameSite=Lax; Secure; HttpOnly$/);
    expect(mark).toMatch(/^authToken=1; .*Secure$/);
  });

  it('is not read from a cookie that another host could have set', () => {
    expect(readSessionToken('session=fixed', true)).toBeNull();
    expect(readSessionToken('session=fixed; __Host-session=own', true)).toBe('own');
  });
});
