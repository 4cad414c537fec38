import { Worker } from 'node:worker_threads';
import { type AdvertTexts, docsInBatch, type TextBatch } from './advert-texts.ts';
import { copyOfPart, type LearntWords, type WordPart, type WordReader } from './word-reader.ts';
import type { WordStream } from './word-stream.ts';

export type ToThread = { kind: 'batch'; channel: number; batch: TextBatch } | { kind: 'end' };
export type FromThread =
  | { kind: 'part'; channel: number; part: WordPart; spent: TextBatch }
  | { kind: 'learnt'; learnt: readonly { channel: number; words: LearntWords }[] };

/** Batches queued for the thread take some 400 kB each: a caller this many ahead has to wait. */
const mostUnderWay = 64;

/** Where the words of one channel's adverts come from, what reads them, and where they go. */
export interface ChannelWords {
  texts: AdvertTexts;
  reader: WordReader;
  words: WordStream;
}

/**
 * Reads the words of a market while its rows are still being written: they are more than a third of the work,
 * and a worker thread does it in parallel. A small market is read in this thread, once it is complete.
 */
export class WordLoader {
  readonly #channels: readonly ChannelWords[];
  readonly #mostBatchesHere: number;
  readonly #waiting: { channel: number; batch: TextBatch }[] = [];
  #thread: Worker | null = null;
  #underWay = 0;
  #isLearnt = false;
  #failure: Error | null = null;
  /** Called when the thread sends a message. */
  #onNews: () => void = () => {};

  /**
   * A thread is started only for more than `mostHere` adverts: below that, reading takes no longer than
   * starting it.
   */
  constructor(channels: readonly ChannelWords[], mostHere: number) {
    this.#channels = channels;
    this.#mostBatchesHere = Math.floor(mostHere / docsInBatch);
  }

  /** Takes the next full batch of a channel. */
  add(channel: number): void {
    this.#take(channel);
    if (this.#waiting.length > this.#mostBatchesHere) this.#thread ??= this.#start();
    if (this.#thread) this.#sendWaiting(this.#thread);
  }

  /** Waits for the thread if it is far behind. */
  async keepUp(): Promise<void> {
    while (this.#thread && this.#underWay > mostUnderWay) await this.#news(this.#thread);
  }

  /** Takes what is left of every channel, and waits until everything is read. */
  async finish(takeTurn: () => Promise<void>): Promise<void> {
    for (const channel of this.#channels.keys()) this.#take(channel);
    if (this.#thread) {
      this.#sendWaiting(this.#thread);
      this.#send(this.#thread, { kind: 'end' }, []);
      while (!this.#isLearnt) await this.#news(this.#thread);
    }
    for (const { channel, batch } of this.#waiting) {
      const { texts, reader, words } = this.#partsOf(channel);
      words.append(copyOfPart(reader.read(batch)));
      texts.freeBuffer(batch);
      await takeTurn();
    }
  }

  /** Must be called in every case. */
  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #take(channel: number): void {
    const batch = this.#partsOf(channel).texts.take();
    if (batch.count > 0) this.#waiting.push({ channel, batch });
  }

  #start(): Worker {
    const thread = new Worker(new URL('./word-thread.ts', import.meta.url));
    thread.on('message', (message: FromThread) => this.#receive(message));
    thread.on('error', (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    thread.on('exit', () => this.#fail(new Error('The thread that reads words has ended')));
    // It keeps a process alive only while a caller waits for it, not while a market is slow to arrive.
    thread.unref();
    return thread;
  }

  #sendWaiting(thread: Worker): void {
    for (const { channel, batch } of this.#waiting.splice(0)) {
      const { names, texts, ends } = batch;
      this.#send(thread, { kind: 'batch', channel, batch }, [names.buffer, texts.buffer, ends.buffer]);
      this.#underWay++;
    }
  }

  #send(thread: Worker, message: ToThread, moved: ArrayBuffer[]): void {
    thread.postMessage(message, moved);
  }

  #receive(message: FromThread): void {
    if (message.kind === 'part') {
      const { texts, words } = this.#partsOf(message.channel);
      words.append(message.part);
      texts.freeBuffer(message.spent);
      this.#underWay--;
    } else {
      for (const { channel, words } of message.learnt) this.#partsOf(channel).reader.takeOver(words);
      this.#isLearnt = true;
    }
    this.#onNews();
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#onNews();
  }

  async #news(thread: Worker): Promise<void> {
    if (!this.#failure) {
      thread.ref();
      await new Promise<void>((resolve) => {
        this.#onNews = resolve;
      });
      thread.unref();
    }
    if (this.#failure) throw this.#failure;
  }

  #partsOf(index: number): ChannelWords {
    const channel = this.#channels[index];
    if (!channel) throw new Error(`There is no channel ${index}`);
    return channel;
  }
}
