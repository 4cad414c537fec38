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

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, tries: number): void {
    const upstream = upstreams[turn++ % upstreams.length];
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
      if (isUnsent && tries < upstreams.length) forward(incoming, outgoing, tries + 1);
      else if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end('No process of the site answers.\n');
    });
    if (incoming.readableEnded) sent.end();
    else incoming.pipe(sent);
  }

  return createServer((incoming, outgoing) => forward(incoming, outgoing, 1)).listen(port);
}
