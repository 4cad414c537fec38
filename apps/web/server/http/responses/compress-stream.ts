import { once } from 'node:events';
import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Encoding } from './encodings.ts';

/** Flushes after every chunk: a compressor that waits for a full block would hold back the first part of a page. */
export function compressStream(
  first: Uint8Array,
  rest: ReadableStreamDefaultReader<Uint8Array>,
  encoding: Encoding,
): ReadableStream<Uint8Array> {
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 });
  compressor.once('close', () => void rest.cancel().catch(() => {}));
  feed().catch((error: Error) => compressor.destroy(error));
  return Readable.toWeb(compressor) as ReadableStream<Uint8Array>;

  async function feed(): Promise<void> {
    if (first.length > 0) compressor.write(first);
    for (;;) {
      const { done, value } = await rest.read();
      if (done) break;
      if (!compressor.write(value)) await once(compressor, 'drain');
    }
    compressor.end();
  }
}

/** The same chunks uncompressed, for a client that accepts no encoding. */
export function joinStream(
  first: Uint8Array,
  rest: ReadableStreamDefaultReader<Uint8Array>,
): ReadableStream<Uint8Array> {
  let head: Uint8Array | null = first;
  return new ReadableStream({
    async pull(controller) {
      if (head && head.length > 0) {
        controller.enqueue(head);
        head = null;
        return;
      }
      const { done, value } = await rest.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => rest.cancel(reason),
  });
}
