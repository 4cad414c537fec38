import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

async function visitorOf(
  direct: string,
  { forwarded, trusted = [] }: { forwarded?: string; trusted?: readonly string[] } = {},
) {
  const { app, lines } = createTestApp({
    page: (_, { visitorAddress }) => new Response(visitorAddress),
    trustedProxies: trusted,
  });
  const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  const response = await app.request('/', { headers }, {
    incoming: { socket: { remoteAddress: direct } },
  } as never);
  return { visitor: await response.text(), warnings: lines.filter(({ level }) => level === 40) };
}

describe('a visitor', () => {
  it('is identified by the address of the socket', async () => {
    expect((await visitorOf('198.51.100.7')).visitor).toBe('198.51.100.7');
    expect((await visitorOf('::ffff:198.51.100.7')).visitor).toBe('198.51.100.7');
  });

  it.each(['203.0.113.9', '10.0.0.1', '127.0.0.1', '::1'])(
    'from %s is not identified by the header unless that proxy is trusted',
    async (direct) => {
      const asked = await visitorOf(direct, { forwarded: '198.51.100.7' });
      expect(asked.visitor).toBe((await visitorOf(direct)).visitor);
    },
  );

  it.each([
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.1', ['10.0.0.0/8']],
    ['10.0.0.1', ['private']],
    ['::ffff:192.168.3.4', ['loopback', 'private']],
    ['127.0.0.1', ['loopback']],
    ['::1', ['loopback']],
    ['fd00::5', ['private']],
    ['2001:db8::5', ['2001:db8::/32']],
  ])('behind the proxy %s of %j is the one that the proxy names', async (direct, trusted) => {
    expect((await visitorOf(direct, { forwarded: '198.51.100.7', trusted })).visitor).toBe('198.51.100.7');
  });

  it.each([
    ['what the visitor claimed stands further left', '8.8.8.8, 198.51.100.7', '198.51.100.7'],
    ['a chain of trusted proxies is walked through', '8.8.8.8, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
    ['every name may be a proxy', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['nonsense ends the walk', '198.51.100.7, unknown, 10.0.0.2', '10.0.0.2'],
    ['an empty header names nobody', ' ', '10.0.0.1'],
    ['ports are left out', '198.51.100.7:4711', '198.51.100.7'],
    ['also of IPv6', '[2001:db8:1:2::7]:4711', '2001:db8:1:2::/64'],
    ['IPv4 is written as IPv6', '::FFFF:198.51.100.7', '198.51.100.7'],
    ['that is in hexadecimal', '::ffff:c633:6407', '198.51.100.7'],
    ['or in full', '[0:0:0:0:0:ffff:c633:6407]:4711', '198.51.100.7'],
    ['so is a proxy', '198.51.100.7, 0000::ffff:0a00:0002', '198.51.100.7'],
    ['IPv6 only looks like IPv4', '::ffff:0:c633:6407', '0:0:0:0::/64'],
  ])('is found in a header where %s', async (_, forwarded, visitor) => {
    expect((await visitorOf('10.0.0.1', { forwarded, trusted: ['private'] })).visitor).toBe(visitor);
  });

  it.each([
    ['one proxy', '1', '8.8.8.8, 198.51.100.7', '198.51.100.7'],
    ['two proxies', '2', '8.8.8.8, 198.51.100.7, 203.0.113.5', '198.51.100.7'],
    ['two proxies, one of which was bypassed', '2', '198.51.100.7', '198.51.100.7'],
    ['three proxies, of which one names nobody', '3', '198.51.100.7, unknown, 203.0.113.5', '203.0.113.5'],
    ['one proxy that names nobody', '1', ' ', '203.0.113.9'],
  ])('behind %s is found by their count', async (_, count, forwarded, visitor) => {
    expect((await visitorOf('203.0.113.9', { forwarded, trusted: [count] })).visitor).toBe(visitor);
  });

  it('cannot add names of its own to those that a count of proxies adds', async () => {
    const claimed = await visitorOf('203.0.113.9', {
      forwarded: '1.1.1.1, 2.2.2.2, 198.51.100.7',
      trusted: ['1'],
    });
    expect(claimed.visitor).toBe('198.51.100.7');
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('at %s is the network of one customer', async (direct, visitor) => {
    expect((await visitorOf(direct)).visitor).toBe(visitor);
  });
});

describe('an unlisted proxy', () => {
  it('is reported to the operator once', async () => {
    const { warnings } = await visitorOf('10.0.0.1', { forwarded: '198.51.100.7' });
    expect(warnings).toEqual([expect.objectContaining({ proxy: '10.0.0.1' })]);
  });

  it('is not reported when the header comes from the public network, where anyone can send it', async () => {
    expect((await visitorOf('8.8.8.8', { forwarded: '198.51.100.7' })).warnings).toEqual([]);
  });
});
