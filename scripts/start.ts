/** `npm start`: builds the site when its sources have changed since the last build, then becomes the server. */
import { spawnSync } from 'node:child_process';
import { createRequire, enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const web = join(root, 'apps/web');

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `This is Node ${process.versions.node}, but Forecourt runs on the Node 24 that it brings along: use "npm start".`,
  );
  process.exit(1);
}

// Several hundred small modules are read at every start; their compiled form is kept beside the dependencies.
enableCompileCache(join(root, 'node_modules/.cache/forecourt'));

const { isBuildFresh } = await load<{ isBuildFresh(root: string): Promise<boolean> }>(
  'server/build-stamp.ts',
);
if (!(await isBuildFresh(root))) {
  const { buildInTurn } = await load<{ buildInTurn(root: string, build: () => void): Promise<void> }>(
    'server/build-in-turn.ts',
  );
  await buildInTurn(root, build);
}
// In this process and not in a child: signals reach the server itself.
await load('server/main.ts');

function build(): void {
  console.error('Building the site…');
  const packageFile = createRequire(join(web, 'package.json')).resolve('@react-router/dev/package.json');
  const result = spawnSync(process.execPath, [join(dirname(packageFile), 'bin.cjs'), 'build'], {
    cwd: web,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (result.status === 0) return;
  console.error(`${result.stdout}${result.stderr}\nThe site could not be built: the reason stands above.`);
  process.exit(1);
}

function load<Module>(path: string): Promise<Module> {
  return import(new URL(`../apps/web/${path}`, import.meta.url).href);
}
