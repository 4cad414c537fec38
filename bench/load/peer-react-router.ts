import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findFreePort } from '../free-port.ts';
import { MissingPackage } from '../on-demand.ts';
import type { PageData } from './page-data.ts';
import { type Peer, startPeer, writePageData } from './start-peer.ts';

const folder = join(import.meta.dirname, 'react-router-app');
const root = join(import.meta.dirname, '../..');

/** A React Router app as its template makes it, built with the packages of this project. */
export async function startReactRouterApp(data: PageData): Promise<Peer> {
  const environment = { ...process.env, NODE_ENV: 'production', PAGE_DATA: writePageData(data) };
  const command = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const built = spawnSync(process.execPath, [command, 'build'], { cwd: folder, env: environment });
  if (built.status !== 0) throw new MissingPackage(`it could not be built: ${built.stderr}`.slice(0, 400));
  const port = await findFreePort();
  return startPeer([join(folder, 'serve.ts'), String(port)], { cwd: folder, port, environment });
}
