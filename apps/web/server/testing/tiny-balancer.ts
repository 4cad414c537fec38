import { Agent, createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A load balancer as plain as nginx without health checks: round robin on kept-alive connections. A GET that a process
 * refuses, or whose connection is reset before the response, goes to the next one.
 */
export async function startTinyBalancer() {
  // Idle connections are closed before the processes do it, as in the files of deploy/.
  const agent = new Agent({ keepAlive: true, timeout: 150 });
  let ports: number[] = [];
  let turn = 0;
  const pass = (path: string, response: ServerResponse, [port, ...others]: number[]) => {
    const sent = request({ host: '127.0.0.1', port, path, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502);
      answer.pipe(response);
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (others.length > 0) return pass(path, response, others);
      response.writeHead(502).end(`lost: ${error.code}`);
    });
    sent.end();
  };
  const server = createServer((asked, response) => {
    turn += 1;
    const first = turn % ports.length;
    pass(asked.url ?? '/', response, [...ports.slice(first), ...ports.slice(0, first)]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    use(given: number[]) {
      ports = given;
    },
    /** Visitors who ask again and again; `stop` returns every answer that they got. */
    visit(path: string, count: number) {
      let isOver = false;
      const answers: string[] = [];
      const visitors = Array.from({ length: count }, async () => {
        while (!isOver) answers.push(await (await fetch(address + path)).text());
      });
      return {
        async stop(): Promise<string[]> {
          isOver = true;
          await Promise.all(visitors);
          return answers;
        },
      };
    },
    close() {
      agent.destroy();
      return new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}
