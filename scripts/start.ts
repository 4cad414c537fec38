/** `npm start` runs the site and `npm run worker` the background jobs; either is restarted if it ends by itself. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `This is Node ${process.versions.node}, but Forecourt needs Node 24: use "npm start", which runs the bundled one.`,
  );
  process.exit(1);
}

const isWorker = process.argv[2] === 'worker';
const program = isWorker ? 'work.ts' : 'serve.ts';

if (process.env.SUPERVISE?.trim() === '0') {
  await import(`./${program}`);
} else {
  const { supervise } = await import('./supervise.ts');
  // The site itself reports an invalid value.
  const shutdownSeconds = Number(process.env.SHUTDOWN_SECONDS?.trim() || 10) || 0;
  // Only one process at a time can open the embedded database, and each would get a free port of its own.
  const isShared =
    !isWorker &&
    /^postgres(ql)?:/.test(process.env.DATABASE_URL?.trim() ?? '') &&
    process.env.PORT?.trim() !== '0';
  const processes = Number(process.env.WEB_PROCESSES?.trim() || availableParallelism());
  supervise({
    program: join(import.meta.dirname, program),
    // A quarter less memory: see "Memory" in docs/operating.md.
    flags: ['--max-semi-space-size=16'],
    environment: { MALLOC_ARENA_MAX: '2' },
    // Slightly longer than the site's own shutdown limit: it is killed only if it no longer even runs its
    // timer.
    killAfterMs: (shutdownSeconds + 1) * 1000,
    // An npm script's shell dies on a signal without passing it on.
    watchesParent: process.env.npm_command !== undefined,
    count: isShared && Number.isInteger(processes) && processes > 0 ? processes : 1,
    sharesPorts: isShared,
  });
}
