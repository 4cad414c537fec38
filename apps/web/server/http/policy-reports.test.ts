import { expect, it, vi } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { readReports } from './policy-reports.ts';

const violation = {
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://evil.example/x.js?stolen=1',
  documentURL: 'https://forecourt.example/used-cars?near=aoife',
};
const report = (body: object = violation) => JSON.stringify([{ type: 'csp-violation', body }]);

/** As a browser sends it: without a token, and without a page. */
function send(app: ReturnType<typeof createTestApp>['app'], body: string) {
  const headers = { 'Content-Type': 'application/reports+json', 'Sec-Fetch-Site': 'same-origin' };
  return app.request('/policy-reports', { method: 'POST', headers, body });
}

it('counts and logs what a browser blocked, without the query of the page', async () => {
  const { app, lines, metrics } = createTestApp();
  expect((await send(app, report())).status).toBe(204);
  expect(lines.find(({ event }) => event === 'security.policy-report')).toMatchObject({
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    page: '/used-cars',
  });
  expect(JSON.stringify(lines)).not.toMatch(/aoife|stolen/);
  expect(await metrics.registry.metrics()).toContain(
    'forecourt_policy_reports_total{directive="script-src-elem"} 1',
  );
});

it('reads the older form too', () => {
  const sent = { 'violated-directive': 'img-src', 'blocked-uri': 'inline', 'document-uri': 'not an address' };
  expect(readReports(JSON.stringify({ 'csp-report': sent }))).toEqual([
    { directive: 'img-src', blocked: 'inline', page: '' },
  ]);
});

it('hides the token of a signed link', () => {
  const documentURL = 'https://forecourt.example/sign-in/link/s-1-2-secret';
  expect(readReports(report({ ...violation, documentURL }))[0]?.page).toBe('/sign-in/link/:token');
});

it.each(['', 'null', '[]', '[null]', '{"csp-report":7}', '[{"type":"csp-violation","body":"x"}]', '[[[['])(
  'takes %j for no report',
  (text) => {
    expect(readReports(text)).toEqual([]);
  },
);

it('makes no label and no line of what somebody invents', () => {
  const invented = { effectiveDirective: 'x'.repeat(99), blockedURL: 'a\nb', documentURL: '/x' };
  expect(readReports(report(invented))).toEqual([{ directive: 'other', blocked: '', page: '' }]);
});

it('is bounded in size, for each visitor and in the log', async () => {
  const { app, lines } = createTestApp();
  expect((await send(app, report({ blockedURL: 'x'.repeat(20_000) }))).status).toBe(413);
  const statuses = [];
  for (let turn = 0; turn < 25; turn++) statuses.push((await send(app, report())).status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(3);
  expect(lines.filter(({ event }) => event === 'security.policy-report')).toHaveLength(10);
});

it('does not wait for one that comes byte by byte', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  try {
    let sent = 0;
    const drip = new ReadableStream({
      pull(controller) {
        if (sent++ < 5) controller.enqueue(Buffer.from('['));
        vi.advanceTimersByTime(9000);
        return Promise.resolve();
      },
    });
    const init = { method: 'POST', body: drip, duplex: 'half' } as RequestInit;
    expect((await createTestApp().app.request('/policy-reports', init)).status).toBe(408);
  } finally {
    vi.useRealTimers();
  }
});
