/**
 * Builds the site if its sources have changed since the last build, then becomes the server. Started by
 * `start.ts`.
 */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import './load-quickly.ts';

const root = join(import.meta.dirname, '..');
const web = join(root, 'apps/web');

const { isBuildFresh } = await load<{ isBuildFresh(root: string): boolean }>('server/process/build-stamp.ts');
if (!isBuildFresh(root)) {
  const { buildWithLock } = await load<{
    buildWithLock(root: string, startBuild: () => RunningBuild): Promise<void>;
  }>('server/process/build-with-lock.ts');
  await buildWithLock(root, startBuild);
}
// In this process and not in a child: signals reach the server itself.
await load('server/main.ts');

interface RunningBuild {
  pid: number | undefined;
  done: Promise<void>;
}

function startBuild(): RunningBuild {
  console.error('Building the site…');
  const packageFile = createRequire(join(web, 'package.json')).resolve('@react-router/dev/package.json');
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const child = execFile(
    process.execPath,
    [join(dirname(packageFile), 'bin.cjs'), 'build'],
    { cwd: web, env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: Number.POSITIVE_INFINITY },
    (error, stdout, stderr) => {
      process.off('exit', stop).off('SIGINT', exit).off('SIGTERM', exit).off('disconnect', exit);
      if (!error) return resolve();
      console.error(`${stdout}${stderr}\nThe build failed: see the error above.`);
      process.exit(1);
    },
  );
  const stop = () => child.kill();
  const exit = () => process.exit(0);
  process.on('exit', stop).on('SIGINT', exit).on('SIGTERM', exit).on('disconnect', exit);
  return { pid: child.pid, done };
}

function load<Module>(path: string): Promise<Module> {
  return import(new URL(`../apps/web/${path}`, import.meta.url).href);
}
