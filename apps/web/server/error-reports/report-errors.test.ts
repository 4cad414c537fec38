import { afterEach, expect, it, vi } from 'vitest';
import { createLog } from '../logging/log.ts';
import { startCollector } from '../testing/start-collector.ts';
import { parseStack } from './build-report.ts';
import { maskPersonal } from './mask-personal.ts';
import { createErrorReports, readDsn } from './report-errors.ts';

let collector: Awaited<ReturnType<typeof startCollector>>;
const onFailure = vi.fn();
afterEach(() => collector?.close());

/** The log itself is not looked at here. */
function discard(_line: unknown, done?: () => void): boolean {
  done?.();
  return true;
}

async function openReports({ status = 200 } = {}) {
  collector = await startCollector({ status });
  onFailure.mockClear();
  const reports = createErrorReports({
    dsn: `http://key@127.0.0.1:${collector.port}/errors/7`,
    release: 'forecourt@0.1.0',
    environment: 'prod',
    onFailure,
  });
  const { log } = createLog({ logLevel: 'error' }, { isTerminal: true, onError: reports.report });
  vi.spyOn(process.stderr, 'write').mockImplementation(discard as typeof process.stderr.write);
  return { reports, log };
}

it('sends every error that is logged, with its causes, its place in the code and its request', async () => {
  const { reports, log } = await openReports();
  const cause = new Error('connect ECONNREFUSED');
  log.error({ err: new TypeError('The advert could not be read', { cause }), id: 'r-1' }, 'A request failed');
  log.error('Only words');
  log.warn({ err: new Error('not an error of ours') }, 'A warning');
  await reports.settled();

  expect(collector.received).toHaveLength(1);
  const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = collector.received;
  expect(path).toBe('/errors/api/7/envelope/');
  expect(headers['x-sentry-auth']).toContain('sentry_key=key');
  const [head, item, event] = body.split('\n').map((line) => JSON.parse(line));
  expect(head.event_id).toBe(event.event_id);
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    level: 'error',
    release: 'forecourt@0.1.0',
    environment: 'prod',
    logentry: { formatted: 'A request failed' },
    tags: { request_id: 'r-1' },
    exception: {
      values: [
        { type: 'Error', value: 'connect ECONNREFUSED' },
        { type: 'TypeError', value: 'The advert could not be read' },
      ],
    },
  });
  expect(event.exception.values[1].stacktrace.frames.at(-1)).toMatchObject({
    filename: 'apps/web/server/error-reports/report-errors.test.ts',
    in_app: true,
  });
});

it('sends a flood of errors only in part', async () => {
  const { reports, log } = await openReports();
  for (let count = 0; count < 100; count++)
    log.error({ err: new Error(`Number ${count}`) }, 'A request failed');
  await reports.settled();
  expect(collector.received).toHaveLength(30);
});

it('says once that reports fail, and goes on', async () => {
  const { reports, log } = await openReports({ status: 500 });
  log.error({ err: new Error('first') }, 'A request failed');
  await reports.settled();
  log.error({ err: new Error('second') }, 'A request failed');
  await reports.settled();
  expect(onFailure.mock.calls).toEqual([['status 500']]);
  expect(collector.received).toHaveLength(2);
});

it.each([
  ['Mailbox of <niamh@example.ie> is full', 'Mailbox of <[email]> is full'],
  [
    'Failed query: insert into "enquiry" values ($1)\nparams: Niamh,087 123 4567',
    'Failed query: insert into "enquiry" values ($1)',
  ],
  ['Call +353 87 123 4567 now', 'Call [number] now'],
  ['GET https://a.example/search?q=niamh failed', 'GET https://a.example/search failed'],
  [`No page at /answer/${'aB3_'.repeat(12)}`, 'No page at /answer/[token]'],
  ['The database did not answer within 5000 ms.', 'The database did not answer within 5000 ms.'],
])('removes what is personal: %s', (text, masked) => {
  expect(maskPersonal(text)).toBe(masked);
});

it('reads the address of a project', () => {
  expect(readDsn('https://abc@errors.example/42').address).toBe('https://errors.example/api/42/envelope/');
});

it('reads a stack, the oldest call first', () => {
  const stack = `Error: no
    at answer (file:///srv/app/server.ts:10:5)
    at async node:internal/timers:5:1
    at /srv/node_modules/hono/app.js:3:2`;
  expect(parseStack(stack).map((frame) => [frame.function, frame.lineno, frame.in_app])).toEqual([
    ['?', 3, false],
    ['?', 5, false],
    ['answer', 10, true],
  ]);
});
