import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The packages of a folder with its own package.json, which only its benchmark needs. */
export interface OnDemand {
  install(): void;
  /** Loads one of them. Its types are not installed with the project, so the caller declares what it uses. */
  load<Package>(name: string): Promise<Package>;
}

/** A package is missing, or has no build for this machine: what needs it is left out. */
export class MissingPackage extends Error {}

export function packagesIn(folder: string, marker: string): OnDemand {
  return {
    install() {
      if (existsSync(join(folder, 'node_modules', marker))) return;
      spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
        cwd: folder,
        stdio: 'inherit',
        // On Windows npm is a script, which only a shell can start.
        shell: process.platform === 'win32',
      });
    },
    async load<Package>(name: string): Promise<Package> {
      return orMissing(name, () => {
        const path = createRequire(join(folder, 'package.json')).resolve(name);
        return import(pathToFileURL(path).href) as Promise<Package>;
      });
    },
  };
}

/** The imported module, or a `MissingPackage` that says what could not be loaded and where. */
export async function orMissing<Package>(name: string, load: () => Promise<Package>): Promise<Package> {
  try {
    return await load();
  } catch (cause) {
    const machine = `${process.platform}-${process.arch}`;
    const reason = cause instanceof Error ? cause.message.split('\n', 1)[0] : String(cause);
    throw new MissingPackage(`${name} cannot be loaded on ${machine} (${reason})`, { cause });
  }
}
