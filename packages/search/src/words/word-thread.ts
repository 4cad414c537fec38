import { parentPort } from 'node:worker_threads';
import type { TextBatch } from './advert-texts.ts';
import { copyOfPart, WordReader } from './word-reader.ts';
import type { FromThread, ToThread } from './word-reading.ts';

/** The thread in which the words of a large market are read: one reader for each stream of words. */
const readers = new Map<number, WordReader>();

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'end') sendLearnt();
  else sendPart(message.stream, message.batch);
});

function readerOf(stream: number): WordReader {
  const reader = readers.get(stream) ?? new WordReader();
  readers.set(stream, reader);
  return reader;
}

function sendPart(stream: number, batch: TextBatch): void {
  const part = copyOfPart(readerOf(stream).read(batch));
  const spent = { ...batch, newNames: [] };
  send({ kind: 'part', stream, part, spent }, [
    part.words.buffer,
    part.ends.buffer,
    spent.names.buffer,
    spent.texts.buffer,
    spent.ends.buffer,
  ]);
}

function sendLearnt(): void {
  const learnt = Array.from(readers, ([stream, reader]) => ({ stream, image: reader.image() }));
  send({ kind: 'learnt', learnt }, []);
}

function send(message: FromThread, moved: ArrayBuffer[]): void {
  parentPort?.postMessage(message, moved);
}
