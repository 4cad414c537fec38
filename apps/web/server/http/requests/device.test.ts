import { expect, it } from 'vitest';
import { describeDevice, isCrawler, isMobileDevice } from './device.ts';

const ask = (headers: Record<string, string>) => isMobileDevice((name) => headers[name]);

it.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1', true],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36', true],
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', true],
  ['an Android tablet', 'Mozilla/5.0 (Linux; Android 15; SM-X810) Chrome/140.0 Safari/537.36', false],
  ['a computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36', false],
  ['nobody in particular', '', false],
])('recognises %s', (_, agent, isMobile) => {
  expect(ask({ 'user-agent': agent })).toBe(isMobile);
});

it('trusts the browser’s explicit hint', () => {
  expect(ask({ 'sec-ch-ua-mobile': '?0', 'user-agent': 'iPhone' })).toBe(false);
  expect(ask({ 'sec-ch-ua-mobile': '?1', 'user-agent': '' })).toBe(true);
});

it('recognises a crawler by its name', () => {
  const isKnown = (agent: string) => isCrawler((name) => (name === 'user-agent' ? agent : undefined));
  expect(isKnown('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toBe(true);
  expect(isKnown('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36')).toBe(false);
  expect(isKnown('')).toBe(false);
});

it('reads only the start of a name, because matching an endless one could take forever', () => {
  const long = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 ${'Safari '.repeat(100)}`;
  expect(ask({ 'user-agent': `${long} iPhone` })).toBe(false);
  expect(isCrawler((name) => (name === 'user-agent' ? `${long} Googlebot` : undefined))).toBe(false);
});

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on an iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on a Mac'],
  ['curl/8', 'A browser on an unknown device'],
])('%s is %s', (agent, device) => {
  expect(describeDevice((name) => (name === 'user-agent' ? agent : undefined))).toBe(device);
});
