import { parentPort } from 'node:worker_threads';
import type { TextBatch } from './advert-texts.ts';
import type { FromThread, ToThread } from './word-loader.ts';
import { copyOfPart, WordReader } from './word-reader.ts';

/** The worker thread that reads the words of a large market: one reader per channel. */
const readers = new Map<number, WordReader>();

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'end') sendLearnt();
  else sendPart(message.channel, message.batch);
});

function sendPart(channel: number, batch: TextBatch): void {
  const part = copyOfPart(readerOf(channel).read(batch));
  const spent = { ...batch, newNames: [] };
  send({ kind: 'part', channel, part, spent }, [
    part.words.buffer,
    part.ends.buffer,
    spent.names.buffer,
    spent.texts.buffer,
    spent.ends.buffer,
  ]);
}

function sendLearnt(): void {
  const learnt = Array.from(readers, ([channel, reader]) => ({ channel, words: reader.learnt() }));
  send({ kind: 'learnt', learnt }, []);
}

function readerOf(channel: number): WordReader {
  const reader = readers.get(channel) ?? new WordReader();
  readers.set(channel, reader);
  return reader;
}

function send(message: FromThread, moved: ArrayBuffer[]): void {
  parentPort?.postMessage(message, moved);
}
