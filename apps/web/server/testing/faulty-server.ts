/**
 * The whole application behind its real listener, with faults on request. `/fault/3/before` makes the third
 * handler of the request fail in the named way; `/page` is what other visitors request, and
 * `/page?until-i-leave` keeps its visitor waiting.
 */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context, Handler } from 'hono';
import { pino } from 'pino';
import type { AppEnv } from '../http/app-env.ts';
import { createNodeListener } from '../http/node-listener.ts';
import { serializeError } from '../logging/serialize-error.ts';
import { guardProcess } from '../process/guard-process.ts';
import { createNodeServer, listen } from '../process/listen.ts';
import { createShutdown } from '../process/shutdown.ts';
import { type FaultName, faults } from './faults.ts';
import { createTestApp } from './test-app.ts';

const log = pino(
  { base: null, serializers: { err: serializeError } },
  pino.destination({ dest: 2, sync: true }),
);
const { app } = createTestApp({
  parts: { log },
  async page({ url, signal }) {
    if (url.includes('?until-i-leave')) {
      process.stdout.write('A visitor waits\n');
      await once(signal, 'abort');
    }
    await sleep(30);
    return new Response(`<p>${'A page. '.repeat(500)}</p>`, { headers: { 'Content-Type': 'text/html' } });
  },
});

const { router } = app;
// Hono's router chooses its strategy at the first match.
const [{ length: handlers }] = router.match('GET', '/page');
const match = router.match.bind(router);
router.match = (method, path) => {
  const result = match(method, path);
  const [, position, name] = /^\/fault\/(\d+)\/([a-z-]+)$/.exec(path) ?? [];
  if (!name) return result;
  const line = result[0].map((each, index) =>
    index === Number(position) ? [[failing(each[0][0] as Handler<AppEnv>, name), each[0][1]], each[1]] : each,
  );
  return [line, ...result.slice(1)] as typeof result;
};

function failing(handler: Handler<AppEnv>, name: string): Handler<AppEnv> {
  return (c: Context<AppEnv>, next) => faults[name as FaultName](c, async () => await handler(c, next));
}

const server = createNodeServer(createNodeListener(app, null, log));
const exit = (code: number) => process.exit(code);
const shutdown = createShutdown({ server, limitMs: 5000, delayMs: 0, log, exit });
shutdown.closes({ onBegin: () => {}, closers: {} });
guardProcess({ log, end: () => shutdown.begin(1) });
process.on('SIGUSR2', () => {
  throw new Error('A fault outside of any request');
});
const port = await listen(server, 0, '127.0.0.1');
process.stdout.write(`port ${port}, ${handlers} handlers\n`);
