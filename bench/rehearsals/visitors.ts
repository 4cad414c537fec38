import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Visits {
  requests: number;
  forms: number;
  /** How often each went wrong: `GET 503`, `POST ECONNRESET`. */
  lost: Map<string, number>;
  slowestMs: number;
}

/** The site accepts forms from its own origin only. */
export const rehearsalOrigin = 'http://localhost';

const visitors = 8;
/** Visitors read what they asked for; without a pause the starting process would have no core to start on. */
const pauseMs = 15;

/** Keeps browsing through the balancer, and saves a vehicle at every tenth request, until `stop` is called. */
export function startVisitors(port: number, paths: readonly string[], form: { path: string; body: string }) {
  const visits: Visits = { requests: 0, forms: 0, lost: new Map(), slowestMs: 0 };
  let isOver = false;
  const browse = async (visitor: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = visitor; !isOver; turn++) {
      const started = performance.now();
      const isForm = turn % 10 === 0;
      const outcome = await (isForm
        ? ask({ port, agent, path: form.path, body: form.body })
        : ask({ port, agent, path: paths[turn % paths.length] ?? '/' }));
      visits.requests++;
      if (isForm) visits.forms++;
      visits.slowestMs = Math.max(visits.slowestMs, performance.now() - started);
      if (outcome !== null) visits.lost.set(outcome, (visits.lost.get(outcome) ?? 0) + 1);
      await sleep(pauseMs);
    }
    agent.destroy();
  };
  const all = Array.from({ length: visitors }, (_, visitor) => browse(visitor));
  return {
    async stop(): Promise<Visits> {
      isOver = true;
      await Promise.all(all);
      return visits;
    },
  };
}

interface Question {
  port: number;
  agent: Agent;
  path: string;
  body?: string;
}

/** Null if the whole answer arrived and is a page, a file or a redirect; otherwise what went wrong. */
function ask({ port, agent, path, body }: Question): Promise<string | null> {
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve(`${method} ${error.code ?? error.message}`);
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        path,
        method,
        headers:
          body === undefined
            ? {}
            : { 'Content-Type': 'application/x-www-form-urlencoded', Origin: rehearsalOrigin },
      },
      (response) => {
        response.on('error', fail).on('end', () => {
          const status = response.statusCode ?? 0;
          resolve(status >= 200 && status < 400 ? null : `${method} ${status}`);
        });
        response.resume();
      },
    );
    sent.on('error', fail).end(body);
  });
}
