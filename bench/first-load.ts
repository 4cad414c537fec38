import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server.ts';

/** In bytes over the wire. A browser test holds every plain screen to the same figures. */
const budgets = { script: 122_000, styles: 25_000 };

/** What a first-time visitor loads before a screen is complete: its scripts and styles, compressed. */
export async function benchFirstLoad(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  const server = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: 'pglite://memory',
    MARKET_SIZE: '600',
  });
  try {
    const origin = `http://localhost:${server.port}`;
    const rows: Record<string, Record<string, number>> = {};
    for (const path of await findScreens(origin)) {
      const { body, bytes } = await read(origin + path);
      const files = [...new Set(body.match(/\/assets\/[\w.-]+\.(?:js|css)\b/g) ?? [])];
      const sizes = await Promise.all(
        files.map(async (file) => ({ file, bytes: (await read(origin + file)).bytes })),
      );
      const sum = (extension: string) =>
        sizes.filter(({ file }) => file.endsWith(extension)).reduce((total, each) => total + each.bytes, 0);
      rows[path] = { html: bytes, script: sum('.js'), styles: sum('.css'), files: files.length };
    }
    console.table(rows);
    console.log(
      `Aim: at most ${budgets.script} bytes of script and ${budgets.styles} of styles, but for a screen's own heavy parts.`,
    );
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** One address per screen; those that need a name take it from the sitemaps. */
async function findScreens(origin: string): Promise<string[]> {
  const files = ['adverts-1-of-1', 'dealers', 'articles', 'listings'];
  const locations = await Promise.all(
    files.map(
      async (file) => (await read(`${origin}/sitemaps/${file}.xml`)).body.match(/(?<=<loc>)[^<]+/g) ?? [],
    ),
  );
  const paths = locations.flat().map((location) => location.slice(origin.length));
  const examples = [
    /\/fpa\//,
    /^\/stores\//,
    /^\/dealers\/ireland\/[^/]+\/\d+$/,
    /^\/news\//,
    /^\/used-cars\/[^/]+$/,
  ];
  const dealer = paths.find((path) => /^\/dealers\/ireland\/[^/]+\/\d+$/.test(path));
  return [
    '/',
    ...examples.flatMap((example) => paths.find((path) => example.test(path)) ?? []),
    ...(dealer ? [`${dealer}/map`] : []),
    '/dealers',
    '/new-cars',
    '/cars-ireland',
    '/cars/bmw',
    '/saved-vehicles',
    '/preferences-centre',
    '/content',
    '/news',
    '/car-finance',
    '/car-valuation',
    '/popular-searches',
    '/sitemap',
    '/no-such-page',
  ];
}

/** The bytes as received, and their content: `fetch` would decompress before they could be counted. */
function read(address: string): Promise<{ body: string; bytes: number }> {
  const load = (encoding: string) =>
    new Promise<Buffer>((resolve, reject) => {
      get(address, { headers: { 'accept-encoding': encoding } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => resolve(Buffer.concat(chunks)));
      }).on('error', reject);
    });
  return Promise.all([load('identity'), load('br')]).then(([plain, packed]) => ({
    body: plain.toString(),
    bytes: packed.length,
  }));
}
