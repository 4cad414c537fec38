/** Becomes the process that does the background jobs. Started by `start.ts`. */
import './load-quickly.ts';

await import(new URL('../apps/web/server/worker.ts', import.meta.url).href);
