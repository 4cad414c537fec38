import type { RequestListener } from 'node:http';
import { brand } from '@forecourt/site';

/** Responds while the database opens: the process is alive, and there is nothing to show yet. */
export const answerWhileStarting: RequestListener = (request, response) => {
  const isAlive = request.url === '/healthz';
  response
    .writeHead(isAlive ? 200 : 503, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(isAlive ? {} : { 'Retry-After': '2' }),
    })
    .end(isAlive ? 'alive' : `${brand.name} is starting. Try again in a few seconds.`);
};
