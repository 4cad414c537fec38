import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findFreePort } from '../free-port.ts';
import { MissingPackage, packagesIn } from '../on-demand.ts';
import type { PageData } from './page-data.ts';
import { type Peer, startPeer, writePageData } from './start-peer.ts';

const folder = join(import.meta.dirname, 'next-app');

const files = {
  'next.config.js': `export default { typescript: { ignoreBuildErrors: true }, turbopack: { root: import.meta.dirname } };`,
  'app/layout.jsx': `export default ({ children }) => <html lang="en-IE"><body>{children}</body></html>;`,
  // Like the others, it renders the page for each visitor.
  'app/used-cars/page.jsx': `
import { readFileSync } from 'node:fs';
import { ResultsPage } from './results-page.tsx';
export const dynamic = 'force-dynamic';
let data = null;
export default function Results() {
  data ??= JSON.parse(readFileSync(process.env.PAGE_DATA, 'utf8'));
  return <ResultsPage title={data.title} cards={data.cards} facets={data.facets} />;
}`,
};

/** A minimal Next.js app, installed on demand. It compresses as Next.js does by default. */
export async function startNextApp(data: PageData): Promise<Peer> {
  packagesIn(folder, 'next').install();
  let command: string;
  try {
    command = createRequire(join(folder, 'package.json')).resolve('next/dist/bin/next');
  } catch {
    throw new MissingPackage('next cannot be installed');
  }
  mkdirSync(join(folder, 'app/used-cars'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  // Next.js compiles only what is in its own folder.
  for (const name of ['results-page.tsx', 'page-data.ts'])
    cpSync(join(import.meta.dirname, name), join(folder, 'app/used-cars', name));
  const environment = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    PAGE_DATA: writePageData(data),
  };
  const built = spawnSync(process.execPath, [command, 'build'], { cwd: folder, env: environment });
  if (built.status !== 0)
    throw new MissingPackage(`it could not be built: ${built.stderr}${built.stdout}`.slice(0, 600));
  const port = await findFreePort();
  return startPeer([command, 'start', '--port', String(port), '--hostname', '127.0.0.1'], {
    cwd: folder,
    port,
    environment,
  });
}
