import { parentPort, workerData } from 'node:worker_threads';
// Imports only the fitting: a thread that loaded the whole package would take longer to start than to fit.
import { fitModel, type MarketSnapshot } from '@forecourt/pricing/fit';
import type { FitMessage } from './fit-in-thread.ts';

/** Run as a worker thread by `fit-in-thread.ts`: fits one snapshot after the other, then ends. */
const port = parentPort;
if (!port) throw new Error('This file is a worker thread and cannot be run on its own.');

const snapshots = workerData as readonly MarketSnapshot[];
for (const [index, snapshot] of snapshots.entries()) {
  const model = fitModel(snapshot);
  const message: FitMessage = { index, model };
  const { coefficients, firmness, advertsOfModel } = model;
  port.postMessage(
    message,
    [coefficients, firmness, advertsOfModel].map(({ buffer }) => buffer as ArrayBuffer),
  );
}
