import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = import.meta.dirname;

/** Installs the peers' packages, which nothing but the benchmark needs. */
export function installPeers(): void {
  if (existsSync(join(folder, 'node_modules', 'itemsjs'))) return;
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The packages to measure against could not be installed');
}

/** Loads one of them. Its types are not installed with the project, so the caller says what it uses. */
export async function peerPackage<Package>(name: string): Promise<Package> {
  const path = createRequire(join(folder, 'package.json')).resolve(name);
  return (await import(pathToFileURL(path).href)) as Package;
}
