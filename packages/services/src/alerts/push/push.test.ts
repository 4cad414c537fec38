import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readAuthorisation } from '../../testing/start-push-maker.ts';
import { encryptPush } from './encrypt-push.ts';
import { parsePushBrowser } from './parse-push-browser.ts';
import { authorise, makeVapidKeys } from './vapid.ts';

describe('a notification', () => {
  it('is encrypted as in the example of RFC 8291', () => {
    const browser = {
      publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      secret: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
    const senderKey = Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
    const sent = encryptPush('When I grow up, I want to be a watermelon', browser, salt, senderKey);
    expect(sent.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('is signed for the browser’s maker', () => {
    const keys = makeVapidKeys();
    const header = authorise(keys, {
      endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
      subject: 'mailto:support@forecourt.example',
      now: Date.parse('2026-11-17T12:00:00Z'),
    });
    expect(readAuthorisation(header)).toEqual({
      publicKey: keys.publicKey,
      claims: {
        aud: 'https://fcm.googleapis.com',
        exp: Date.parse('2026-11-18T00:00:00Z') / 1000,
        sub: 'mailto:support@forecourt.example',
      },
    });
  });
});

describe('a browser’s description', () => {
  const pair = createECDH('prime256v1');
  const keys = { p256dh: pair.generateKeys('base64url'), auth: 'BTBZMqHH6r4Tts7J_aSIgg' };

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
  ])('is taken from the makers of browsers: %s', (endpoint) => {
    expect(parsePushBrowser({ endpoint, keys })).toEqual({
      endpoint,
      publicKey: keys.p256dh,
      secret: keys.auth,
    });
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://user@fcm.googleapis.com/abc',
    'not an address',
  ])('is refused with any other address: %s', (endpoint) => {
    expect(parsePushBrowser({ endpoint, keys })).toBeNull();
  });

  it('has its address as a request does, whatever characters it was sent with', () => {
    const endpoint = 'https://fcm.googleapis.com/fcm/send/a\0b\ud800';
    expect(parsePushBrowser({ endpoint, keys })?.endpoint).toBe(
      'https://fcm.googleapis.com/fcm/send/a%00b%EF%BF%BD',
    );
  });

  it('is refused without proper keys', () => {
    const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
    expect(parsePushBrowser({ endpoint })).toBeNull();
    expect(parsePushBrowser({ endpoint, keys: { ...keys, auth: 'short' } })).toBeNull();
    expect(parsePushBrowser(null)).toBeNull();
  });
});
