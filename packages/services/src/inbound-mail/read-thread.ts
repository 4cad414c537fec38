import { parentPort, workerData } from 'node:worker_threads';
import { readInboundMail } from './read-inbound-mail.ts';

/** Run as a worker thread by `read-in-thread.ts`: reads one mail, then ends. */
const port = parentPort;
if (!port) throw new Error('This file is a worker thread and cannot be run on its own.');

port.postMessage(await readInboundMail(workerData as Uint8Array));
