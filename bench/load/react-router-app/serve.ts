/** `node serve.ts PORT`: the built app on Node's own server, with nothing before it. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestListener } from '@react-router/node';

const build = await import(pathToFileURL(join(import.meta.dirname, 'build/server/index.js')).href);
const server = createServer(createRequestListener({ build }));
server.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'));
