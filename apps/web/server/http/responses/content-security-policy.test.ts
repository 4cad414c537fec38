import { expect, it } from 'vitest';
import {
  createPolicy,
  policyReportsPath,
  policyVariant,
  reportingEndpoints,
} from './content-security-policy.ts';

const nothing = { adScriptUrl: null, audienceScriptUrl: null, tealiumUrl: null, mapStyleUrl: null };

function directive(policy: string, name: string): string {
  return policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
}

it('lists no other host when none is configured', () => {
  const policy = createPolicy(nothing, false)('n1');
  expect(policy).not.toMatch(/https?:/);
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'nonce-n1'");
  expect(directive(policy, 'style-src')).toBe("style-src 'self' 'nonce-n1'");
  expect(directive(policy, 'frame-src')).toBe("frame-src 'none'");
});

it('never allows inline scripts or eval', () => {
  for (const isDevelopment of [true, false]) {
    expect(directive(createPolicy(nothing, isDevelopment)('n'), 'script-src')).not.toContain('unsafe');
  }
});

it('allows configured scripts, and what they load themselves', () => {
  const policy = createPolicy({ ...nothing, adScriptUrl: 'https://ads.example/a/b.js' }, false)('n');
  expect(directive(policy, 'script-src')).toContain("'strict-dynamic' https://ads.example");
  expect(directive(policy, 'connect-src')).toContain('https://ads.example');
});

it('lets a map load its tiles and no scripts', () => {
  const policy = createPolicy({ ...nothing, mapStyleUrl: 'https://tiles.example/style.json' }, false)('n');
  expect(directive(policy, 'connect-src')).toContain('https://tiles.example');
  expect(directive(policy, 'script-src')).not.toContain('tiles');
});

it('lets the development server notify the browser of changes', () => {
  expect(directive(createPolicy(nothing, true)('n'), 'connect-src')).toContain('ws:');
});

it('lets Firefox prefetch the site’s pages, which it checks by default-src', () => {
  const buildPolicy = createPolicy(nothing, false);
  const fallback = (headers: Record<string, string>) =>
    directive(
      buildPolicy(
        'n',
        policyVariant((name) => headers[name]),
      ),
      'default-src',
    );
  const firefox = { 'user-agent': 'Mozilla/5.0 Gecko/20100101 Firefox/153.0' };
  expect(fallback(firefox)).toBe("default-src 'self'");
  expect(fallback({ 'user-agent': 'Mozilla/5.0 Chrome/156.0' })).toBe("default-src 'none'");
  // A cache between has been told that the name decides nothing then.
  expect(fallback({ ...firefox, 'sec-ch-ua-mobile': '?0' })).toBe("default-src 'none'");
});

it('has browsers report what they block, to the site itself', () => {
  const policy = createPolicy(nothing, false)('n');
  expect(directive(policy, 'report-to')).toBe('report-to policy');
  expect(reportingEndpoints).toBe(`policy="${policyReportsPath}"`);
});

it('allows the policies of our own pages to make HTML and scripts, and no other', () => {
  const policy = createPolicy(nothing, false)('n');
  expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(directive(policy, 'trusted-types')).toBe('trusted-types start-modules default parse-only');
});

it('requires no Trusted Types of scripts that the operator added, which cannot know them', () => {
  const policy = createPolicy({ ...nothing, tealiumUrl: 'https://tags.example/t.js' }, false)('n');
  expect(policy).not.toContain('trusted-types');
});
