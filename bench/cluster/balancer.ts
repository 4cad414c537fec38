import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';

/** Round robin over processes on this machine: one that refuses the connection is passed over, as by any load balancer. */
export function startBalancer(port: number, upstreams: readonly number[]): Server {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  // Each request has a first of its own: others that take turns meanwhile must not lead it to the same dead process again.
  function forward(
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
    first: number,
    tries = 0,
  ) {
    const upstream = upstreams[(first + tries) % upstreams.length];
    const forwarded = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress].filter(Boolean);
    const sent = request({
      agent,
      host: '127.0.0.1',
      port: upstream,
      method: incoming.method,
      path: incoming.url,
      headers: { ...incoming.headers, 'x-forwarded-for': forwarded.join(', ') },
    });
    sent.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    sent.on('error', (error) => {
      const isUnsent = 'code' in error && error.code === 'ECONNREFUSED';
      if (isUnsent && tries + 1 < upstreams.length) forward(incoming, body, outgoing, first, tries + 1);
      else if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end('No process of the site answers.\n');
    });
    outgoing.on('close', () => sent.destroy());
    sent.end(body);
  }

  // The body is read first: what a dead process did not take must be there for the next.
  return createServer((incoming, outgoing) => {
    incoming.toArray().then(
      (parts) => forward(incoming, Buffer.concat(parts), outgoing, turn++),
      () => outgoing.destroy(),
    );
  }).listen(port);
}
