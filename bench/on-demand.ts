import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The packages of a folder with a package.json of its own, which nothing but its benchmark needs. */
export interface OnDemand {
  install(): void;
  /** Loads one of them. Its types are not installed with the project, so the caller says what it uses. */
  load<Package>(name: string): Promise<Package>;
}

export function packagesIn(folder: string, marker: string): OnDemand {
  return {
    install() {
      if (existsSync(join(folder, 'node_modules', marker))) return;
      const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
        cwd: folder,
        stdio: 'inherit',
      });
      if (status !== 0) throw new Error(`The packages of ${folder} could not be installed`);
    },
    async load<Package>(name: string): Promise<Package> {
      const path = createRequire(join(folder, 'package.json')).resolve(name);
      return (await import(pathToFileURL(path).href)) as Package;
    },
  };
}
