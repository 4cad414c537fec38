/**
 * After `npm ci`: removes what is installed and never read, a hundred megabytes. Node's packages bring the headers for
 * building C++ add-ons, and libraries bring source maps. `npm ci --ignore-scripts` keeps both, and so does an image that
 * installs before it has this file.
 * Plain JavaScript, since the Node that installs may be older than the one that it installs.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const headers = /[/\\]node-[\w-]+[/\\](include|share)$/;
const sourceMaps = /\.(js|mjs|cjs|css|ts|mts|cts)\.map$/;

for (const folder of ['node_modules', 'packages/ui/node_modules']) {
  for (const path of list(join(import.meta.dirname, '..', folder))) {
    if (headers.test(path) || sourceMaps.test(path)) rmSync(path, { recursive: true, force: true });
  }
}

function list(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.map(({ parentPath, name }) => join(parentPath, name));
}
