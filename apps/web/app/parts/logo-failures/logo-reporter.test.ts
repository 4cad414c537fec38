import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../server/testing/test-app.ts';
import { createLogoReporter } from './logo-reporter.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A browser connected to our own server: like a real one, it keeps the latest cookie. */
function openBrowser() {
  const { app } = createTestApp();
  const answers: { path: string; status: number; body: unknown }[] = [];
  let cookie = '';
  const fetch = vi.fn(async (path: unknown, init?: RequestInit) => {
    const headers = { ...(init?.headers as Record<string, string>), ...(cookie && { Cookie: cookie }) };
    const answer = await app.request(String(path), { ...init, headers });
    cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie;
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    answers.push({ path: String(path), status: answer.status, body });
    return answer;
  });
  return { fetch, answers };
}

const report = (logoUrls: string[]) => ({
  path: '/rest/1.0/logo-failures',
  status: 204,
  body: { logoUrls },
});

test('logos that fail together are reported at once, and the server accepts the report', async () => {
  const { fetch, answers } = openBrowser();
  const reporter = createLogoReporter({ fetch });
  const logos = Array.from({ length: 16 }, (_, index) => `/media/dealers/d${index}/logo/%d`);
  for (const logo of [...logos, ...logos]) reporter.add(logo);
  await vi.runAllTimersAsync();
  await vi.waitFor(() => expect(answers.slice(1)).toEqual([report(logos)]));
  expect(answers[0]).toMatchObject({ path: '/rest/1.0/csrf', status: 200 });
});

test('a later failure is reported later, and none is reported twice', async () => {
  const { fetch, answers } = openBrowser();
  const reporter = createLogoReporter({ fetch });
  reporter.add('/a');
  await vi.runAllTimersAsync();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  reporter.add('/a');
  reporter.add('/b');
  await vi.runAllTimersAsync();
  await vi.waitFor(() => expect(answers).toHaveLength(4));
  expect(answers[1]).toEqual(report(['/a']));
  expect(answers[3]).toEqual(report(['/b']));
});

test('a lost connection causes no error', async () => {
  const fetch = vi.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
  createLogoReporter({ fetch }).add('/a');
  await vi.runAllTimersAsync();
  expect(fetch).toHaveBeenCalledOnce();
});
