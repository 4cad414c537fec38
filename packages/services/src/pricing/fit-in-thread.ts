import { Worker } from 'node:worker_threads';
import type { FittedModel, MarketSnapshot } from '@forecourt/pricing';

export interface FitMessage {
  index: number;
  model: FittedModel;
}

/**
 * Fits each snapshot in a worker thread, so that no visitor waits for it. Rejects if the thread fails or is
 * stopped.
 */
export function fitInThread(
  snapshots: readonly MarketSnapshot[],
  signal: AbortSignal,
): Promise<readonly FittedModel[]> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const thread = new Worker(new URL('fit-thread.ts', import.meta.url), {
      workerData: snapshots,
      transferList: snapshots.flatMap(({ logPrices, terms, measures, slotOfTerm }) =>
        [logPrices, terms, measures, slotOfTerm].map(({ buffer }) => buffer as ArrayBuffer),
      ),
    });
    const models: FittedModel[] = [];
    const stop = () => void thread.terminate();
    signal.addEventListener('abort', stop, { once: true });
    thread.on('message', ({ index, model }: FitMessage) => {
      models[index] = model;
    });
    thread.on('error', reject);
    thread.on('exit', () => {
      signal.removeEventListener('abort', stop);
      if (models.length === snapshots.length) resolve(models);
      else reject(new Error('Fitting the price model was cancelled.'));
    });
  });
}
