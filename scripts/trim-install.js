/**
 * After `npm ci`: removes 160 megabytes of installed files that are never read. Node's packages include the headers for
 * building C++ add-ons; libraries include source maps, the TypeScript they were compiled from, which Node does not run
 * there, declarations for CommonJS, their own tests, and add-ons for every platform. `npm ci --ignore-scripts` keeps all
 * of it, and so does an image that installs before it has this file.
 * Without development dependencies another hundred and twenty go: types, which nobody checks there, the compiler,
 * which libraries name as optional, and the bundled browser, which npm installs even then.
 * Plain JavaScript, because the Node that installs may be older than the one it installs.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const headers = /[/\\]node-[\w-]+[/\\](include|share)$/;
const sourceMaps = /\.(js|mjs|cjs|css|ts|mts|cts)\.map$/;
const sources = /[/\\]src[/\\].*(?<!\.d(\.\w+)?)\.(ts|tsx|mts|cts)$/;
const declarationsForCommonJs = /\.d\.cts$/;
const tests = /[/\\]node_modules[/\\](@[\w.-]+[/\\])?[\w.-]+[/\\](test|tests|__tests__)$/;
const addOnsForOthers = new RegExp(`[/\\\\]prebuilds[/\\\\](?!${process.platform}-)[\\w-]+$`);
const unminifiedMap = /[/\\]maplibre-gl[/\\]dist[/\\][\w-]+-dev\.mjs$/;
const declarations = /\.d\.(ts|mts|cts)$/;
const compiler = /[/\\]node_modules[/\\]@typescript[/\\]typescript-[\w-]+$/;

const root = join(import.meta.dirname, '..');
const isForDevelopment = existsSync(join(root, 'node_modules/vitest'));
const always = [headers, sourceMaps, sources, declarationsForCommonJs, tests, addOnsForOthers, unminifiedMap];
const unused = [...always, ...(isForDevelopment ? [] : [declarations, compiler])];

for (const folder of ['node_modules', 'packages/ui/node_modules']) {
  for (const path of list(join(root, folder))) {
    if (unused.some((pattern) => pattern.test(path))) rmSync(path, { recursive: true, force: true });
  }
}
if (!isForDevelopment)
  rmSync(join(root, 'packages/test-browser/node_modules'), { recursive: true, force: true });

/** Everything below a folder. What a link leads to is ours: npm links the workspaces into `node_modules`. */
function list(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? [path, ...list(path)] : [path];
  });
}
