import { parentPort, workerData } from 'node:worker_threads';
import { startClient } from './pglite-client.ts';
import type {
  ThreadCall,
  ThreadMessage,
  ThreadOutcome,
  ThreadResult,
  ThreadTask,
} from './pglite-messages.ts';

/** Run as a worker thread by `threaded-pglite.ts`, which makes transactions take turns. */
const port = parentPort;
if (!port) throw new Error('This file is a worker thread and cannot be run on its own.');
const post = (message: ThreadMessage) => port.postMessage(message);

const client = await startClient(workerData.folder);
const listeners = new Map<string, () => Promise<void>>();

port.on('message', async (call: ThreadCall) => {
  const outcome = await attempt(call);
  post({ id: call.id, ...outcome });
  // After a panic, such as over a full disk, PostgreSQL restarts and repairs itself; PGlite would hang from
  // here on.
  if (outcome.kind === 'failed' && outcome.isPanic) process.exit(1);
});
post({ kind: 'started' });

async function attempt(task: ThreadTask): Promise<ThreadOutcome> {
  try {
    return { kind: 'done', result: await perform(task) };
  } catch (error) {
    return describeFailure(error);
  }
}

async function perform(task: ThreadTask): Promise<ThreadResult | null> {
  if (task.kind === 'query') {
    return client.query<ThreadResult['rows'][0]>(task.text, task.params, { rowMode: task.rowMode });
  }
  if (task.kind === 'listen') {
    const { channel } = task;
    listeners.set(channel, await client.listen(channel, () => post({ kind: 'notice', channel })));
  } else if (task.kind === 'unlisten') {
    await listeners.get(task.channel)?.();
    listeners.delete(task.channel);
  } else {
    await client.close();
  }
  return null;
}

/** An error that crosses threads keeps only its message, so PostgreSQL's code is copied by hand. */
function describeFailure(error: unknown): ThreadOutcome {
  if (!(error instanceof Error))
    return { kind: 'failed', message: String(error), code: null, isPanic: false };
  return {
    kind: 'failed',
    message: error.message,
    code: 'code' in error ? String(error.code) : null,
    // WebAssembly's own error means that the program has aborted.
    isPanic: error.name === 'RuntimeError' || ('severity' in error && error.severity === 'PANIC'),
  };
}
