import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDeployedMetrics } from './testing/deploy-files.ts';
import { describeDatabaseOutage } from './testing/describe-database-outage.ts';
import { describeThreeProcesses } from './testing/describe-three-processes.ts';
import { attributesOf, readSpans } from './testing/read-spans.ts';
import { type SpawnedServer, spawnServer } from './testing/spawn-server.ts';
import { startCollector } from './testing/start-collector.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-main-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = (environment: Record<string, string>) =>
  spawnServer('apps/web/server/main.ts', { PORT: '0', DATA_DIR: join(folder, 'data'), ...environment });

async function failureOf(environment: Record<string, string>) {
  const server = start(environment);
  return { code: await server.ended, words: server.stderr(), ready: server.stdout() };
}

describe.concurrent('a start that cannot succeed', () => {
  it('reports all mistakes in the configuration', async () => {
    expect(await failureOf({ PORT: 'abc', LOG_LEVEL: 'loud' })).toEqual({
      code: 1,
      words:
        'PORT is "abc", but it takes a whole number from 0 to 65535, where 0 is any free port.\n' +
        'LOG_LEVEL is "loud", but it takes one of trace, debug, info, warn, error, fatal and silent.\n',
      ready: '',
    });
  });

  it('reports that the port is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '0.0.0.0', resolve));
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    expect(await failureOf({ PORT: port })).toEqual({
      code: 1,
      words: `Port ${port} is in use by another program: stop it, or set PORT to another port.\n`,
      ready: '',
    });
    other.close();
  });

  it('reports that the data folder is not writable', async () => {
    await writeFile(join(folder, 'file'), '');
    const { code, words } = await failureOf({ DATA_DIR: join(folder, 'file') });
    expect(code).toBe(1);
    expect(words).toMatch(/^DATA_DIR is ".*file", which cannot be written to \(EEXIST\)\.\n$/);
  });

  it('reports that the database is unreachable, without its password', async () => {
    const { code, words } = await failureOf({ DATABASE_URL: 'postgres://forecourt:hunter2@127.0.0.1:1/x' });
    expect(code).toBe(1);
    expect(words).toMatch(/^The database at .* cannot be reached \(ECONNREFUSED\)\.\n$/);
    expect(words).not.toContain('hunter2');
  });
});

describe('a start that succeeds', () => {
  let server: SpawnedServer;
  let address = '';
  let metricsPort = 0;
  let collector: Awaited<ReturnType<typeof startCollector>>;
  /** What a load balancer sees from the start of the process until its ready line. */
  const seen = new Set<string>();

  beforeAll(async () => {
    const port = await findFreePort();
    metricsPort = await findFreePort();
    collector = await startCollector();
    // Through the script of `npm start`, which builds the site if necessary.
    server = spawnServer('scripts/start.ts', {
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: 'pglite://memory',
      MARKET_SIZE: '60',
      BETA_FEATURES: 'new-fpa',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}`,
    });
    const watching = setInterval(async () => seen.add(await tryPort(port)), 50);
    const [, url = ''] = await server.says(/^Forecourt is at (http:\/\/localhost:\d+)\n$/);
    clearInterval(watching);
    address = url;
  }, 120_000);
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await collector.close();
  });

  it('is not retried with a mistake in the configuration', async () => {
    const server = spawnServer('scripts/start.ts', { SUPERVISE: 'no', DATA_DIR: join(folder, 'data') });
    expect(await server.ended).toBe(1);
    expect(server.stderr()).toMatch(/^(.*\n)*SUPERVISE is "no", but it takes 0 or 1, where 0 [^\n]*\.\n$/);
  });

  it('opens its port when it is ready, and not before', () => {
    expect(seen).toContain('ECONNREFUSED');
    // It may have opened just before its ready line was read.
    expect([...seen].filter((each) => !['ECONNREFUSED', 'ECONNRESET', '200'].includes(each))).toEqual([]);
  });

  it('is ready', async () => {
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ready' });
  });

  it('has every metric that the files of deploy/ name', async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const known = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    expect(listDeployedMetrics().filter((name) => !known.includes(name))).toEqual([]);
    expect(listDeployedMetrics().length).toBeGreaterThan(20);
  });

  it('shows the market’s adverts, with pictures that load', async () => {
    const page = await (await fetch(address)).text();
    const [, picture] = /(\/media\/adverts\/\w+\/1-\w+)\/304/.exec(page) ?? [];
    const response = await fetch(`${address}${picture}/160`, {
      headers: { Accept: 'image/avif,image/webp' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/avif');
  });

  it('returns the same over REST as on the page', async () => {
    const page = await (await fetch(address)).text();
    const [, reference] = /\/fpa\/(\w{12})/.exec(page) ?? [];
    const items = await Promise.all(
      ['Car', 'Commercial', 'Bike'].map(async (channel) =>
        (await fetch(`${address}/rest/1.0/${channel}/saved-ads?id=${reference}`)).json(),
      ),
    );
    expect(items.flat()).toMatchObject([{ id: reference, status: 'live' }]);
  });

  it('shows a way to each part of an advert', async () => {
    const home = await (await fetch(address)).text();
    const [advert] = /\/used-cars\/[^"]+\/fpa\/\w{12}/.exec(home) ?? [];
    const page = await (await fetch(address + advert)).text();
    expect(page).toMatch(/<nav[^>]*aria-label="On this page"/);
    const jumps = [...page.matchAll(/<li><a href="#([\w-]+)">/g)].map(([, id]) => id);
    expect(jumps).toEqual(expect.arrayContaining(['facts', 'description', 'specification']));
    for (const id of jumps) expect(page).toContain(`id="${id}"`);
  });

  it('shows the not-found screen for an unknown path, and logs no stack', async () => {
    const response = await fetch(`${address}/no/such/page`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<html');
    expect(server.stderr()).not.toContain('    at ');
  });

  it('loads every script and style that the page references', async () => {
    const page = await (await fetch(address)).text();
    const assets = [...new Set(page.match(/\/assets\/[\w.-]+/g))];
    expect(assets.length).toBeGreaterThan(3);
    for (const asset of assets) expect((await fetch(address + asset)).status).toBe(200);
  });

  it.runIf(process.platform === 'linux')('is restarted when its process is killed', async () => {
    const { pid } = server.child;
    process.kill(Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()), 'SIGKILL');
    const [, url = ''] = await server.says(/(?:Forecourt is at (\S+)\n){2}/);
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' });
  });

  it('shuts down at SIGTERM with exit code 0', async () => {
    // On a page that is in no cache, from a load balancer that traces.
    await fetch(`${address}/used-cars?maxPrice=54321&text=niamh%40example.ie`, {
      headers: { traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`, cookie: 'name=niamh' },
    });
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('has sent what it did for a request to the collector, and nothing personal', () => {
    const spans = readSpans(collector.received).filter(({ traceId }) => traceId === 'ab'.repeat(16));
    const request = spans.find(({ parentSpanId }) => parentSpanId === 'cd'.repeat(8));
    expect(request && attributesOf(request)).toMatchObject({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
    });
    const render = spans.find(({ name }) => name === 'render');
    expect(render?.parentSpanId).toBe(request?.spanId);
    const within = spans
      .filter(({ parentSpanId }) => parentSpanId === render?.spanId)
      .map(({ name }) => name);
    expect(within).toContain('search');
    const all = readSpans(collector.received).map(({ name }) => name);
    expect(all).toContain('select advert');
    expect(JSON.stringify(collector.received)).not.toContain('niamh');
  });
});

async function findFreePort(): Promise<number> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '0.0.0.0', resolve));
  const { port } = other.address() as AddressInfo;
  await new Promise((resolve) => other.close(resolve));
  return port;
}

/** The status of `/readyz`, or why there is none. */
function tryPort(port: number): Promise<string> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => String(status),
    ({ cause }) => cause.code,
  );
}

describeThreeProcesses();
describeDatabaseOutage();
