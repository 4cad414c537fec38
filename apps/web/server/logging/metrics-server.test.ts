import type { Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { createNodeServer, listen } from '../process/listen.ts';
import { createMetrics } from './metrics.ts';
import { startMetricsServer } from './metrics-server.ts';

const host = '127.0.0.1';
const quiet = { warn: () => {}, error: () => {} };
const open: (Server | null)[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server?.close();
});

async function takePort(): Promise<number> {
  const server = createNodeServer((_, response) => response.end());
  open.push(server);
  return listen(server, 0, host);
}

async function freePort(): Promise<number> {
  const port = await takePort();
  await new Promise((resolve) => open.pop()?.close(resolve));
  return port;
}

it('serves the metrics, and nothing else', async () => {
  const metrics = createMetrics({ withProcess: true });
  const port = await freePort();
  open.push(await startMetricsServer({ port, host, isRequired: true }, metrics, quiet));
  const text = await (await fetch(`http://${host}:${port}/metrics`)).text();
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).toContain('http_requests_in_flight 0');
  expect((await fetch(`http://${host}:${port}/`)).status).toBe(404);
});

it('is off when its port is 0', async () => {
  const metrics = createMetrics();
  expect(await startMetricsServer({ port: 0, host, isRequired: true }, metrics, quiet)).toBeNull();
});

it('only warns when the default port is taken, because several processes may run on one machine', async () => {
  const warnings: unknown[] = [];
  const warn = (fields: unknown) => void warnings.push(fields);
  const port = await takePort();
  expect(
    await startMetricsServer({ port, host, isRequired: false }, createMetrics(), { ...quiet, warn }),
  ).toBeNull();
  expect(warnings).toHaveLength(1);
});

it('fails the start when the operator’s port is taken', async () => {
  const port = await takePort();
  const starting = startMetricsServer({ port, host, isRequired: true }, createMetrics(), quiet);
  await expect(starting).rejects.toThrow(`set METRICS_PORT to another port`);
});

it('names the variable whose address this machine does not have', async () => {
  const server = createNodeServer((_, response) => response.end());
  await expect(listen(server, 0, '192.0.2.1')).rejects.toThrow(
    'HOST is "192.0.2.1", which is not an address of this machine.',
  );
});

it('responds with an error, and continues, when a metric cannot be read', async () => {
  const metrics = createMetrics();
  metrics.requestsInFlight.get = () => Promise.reject(new Error('no'));
  const port = await freePort();
  open.push(await startMetricsServer({ port, host, isRequired: true }, metrics, quiet));
  expect((await fetch(`http://${host}:${port}/metrics`)).status).toBe(500);
  expect((await fetch(`http://${host}:${port}/`)).status).toBe(404);
});
