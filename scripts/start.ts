/** `npm start`: runs the site, and starts it again should it end by itself. */
import { join } from 'node:path';

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `This is Node ${process.versions.node}, but Forecourt runs on the Node 24 that it brings along: use "npm start".`,
  );
  process.exit(1);
}

if (process.env.SUPERVISE?.trim() === '0') {
  await import('./serve.ts');
} else {
  const { supervise } = await import('./supervise.ts');
  // The site itself says so when this is no number.
  const shutdownSeconds = Number(process.env.SHUTDOWN_SECONDS?.trim() || 10) || 0;
  supervise({
    program: join(import.meta.dirname, 'serve.ts'),
    // A quarter less memory: see "Memory" in docs/operating.md.
    flags: ['--max-semi-space-size=16'],
    environment: { MALLOC_ARENA_MAX: '2' },
    // A little longer than the site takes at most: it is killed only when it no longer even counts the seconds.
    killAfterMs: (shutdownSeconds + 1) * 1000,
    // The shell of an npm script dies of a signal without passing it on.
    watchesParent: process.env.npm_command !== undefined,
  });
}
