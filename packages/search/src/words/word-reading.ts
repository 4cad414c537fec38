import { Worker } from 'node:worker_threads';
import type { AdvertTexts, TextBatch } from './advert-texts.ts';
import { copyOfPart, type WordPart, type WordReader, type WordReaderImage } from './word-reader.ts';
import type { WordStream } from './word-stream.ts';

export type ToThread = { kind: 'batch'; stream: number; batch: TextBatch } | { kind: 'end' };
export type FromThread =
  | { kind: 'part'; stream: number; part: WordPart; spent: TextBatch }
  | { kind: 'learnt'; learnt: readonly { stream: number; image: WordReaderImage }[] };

/** A market of no more batches than this is read sooner than a thread starts. */
const mostBatchesHere = 4;
/** Batches that wait for the thread take memory: whoever is so many ahead has to wait. */
const mostUnderWay = 64;

export interface ReadStream {
  texts: AdvertTexts;
  reader: WordReader;
  words: WordStream;
}

/**
 * Reads the words of a market while its rows are still written: they are half of the work, and a thread of its own does
 * it beside the other half. A small market is read here, when all of it has come.
 */
export class WordReading {
  readonly #streams: readonly ReadStream[];
  readonly #waiting: { stream: number; batch: TextBatch }[] = [];
  #thread: Worker | null = null;
  #underWay = 0;
  #failure: Error | null = null;
  /** Called when the thread has said something. */
  #onNews: () => void = () => {};
  #isLearnt = false;

  constructor(streams: readonly ReadStream[]) {
    this.#streams = streams;
  }

  add(stream: number, batch: TextBatch): void {
    if (batch.count === 0) return;
    this.#waiting.push({ stream, batch });
    if (this.#waiting.length > mostBatchesHere) this.#thread ??= this.#start();
    if (this.#thread) this.#sendWaiting(this.#thread);
  }

  /** Lets the thread catch up, should it be far behind. */
  async keepUp(): Promise<void> {
    while (this.#underWay > mostUnderWay) await this.#news();
  }

  /** Until all has been read. Nothing can be added after it. */
  async finish(takeTurn: () => Promise<void>): Promise<void> {
    if (this.#thread) {
      this.#send(this.#thread, { kind: 'end' }, []);
      while (!this.#isLearnt) await this.#news();
    }
    for (const { stream, batch } of this.#waiting) {
      const { texts, reader, words } = this.#streamOf(stream);
      words.append(copyOfPart(reader.read(batch)));
      texts.giveBack(batch);
      await takeTurn();
    }
  }

  /** To be called whatever happened. */
  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #start(): Worker {
    const thread = new Worker(new URL('./word-thread.ts', import.meta.url));
    thread.on('message', (message: FromThread) => this.#receive(message));
    thread.on('error', (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    thread.on('exit', () => this.#fail(new Error('The thread that reads words has ended')));
    return thread;
  }

  #sendWaiting(thread: Worker): void {
    for (const { stream, batch } of this.#waiting.splice(0)) {
      const { names, texts, ends } = batch;
      this.#send(thread, { kind: 'batch', stream, batch }, [names.buffer, texts.buffer, ends.buffer]);
      this.#underWay++;
    }
  }

  #send(thread: Worker, message: ToThread, moved: ArrayBuffer[]): void {
    thread.postMessage(message, moved);
  }

  #receive(message: FromThread): void {
    if (message.kind === 'part') {
      const { texts, words } = this.#streamOf(message.stream);
      words.append(message.part);
      texts.giveBack(message.spent);
      this.#underWay--;
    } else {
      for (const { stream, image } of message.learnt) this.#streamOf(stream).reader.takeOver(image);
      this.#isLearnt = true;
    }
    this.#onNews();
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#onNews();
  }

  async #news(): Promise<void> {
    if (!this.#failure) await new Promise<void>((resolve) => (this.#onNews = resolve));
    if (this.#failure) throw this.#failure;
  }

  #streamOf(index: number): ReadStream {
    const stream = this.#streams[index];
    if (!stream) throw new Error(`There is no stream ${index}`);
    return stream;
  }
}
