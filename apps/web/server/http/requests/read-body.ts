export type ReadBody =
  | { isWhole: true; bytes: Buffer }
  /** The data so far, and the reader for the rest. */
  | { isWhole: false; first: Buffer; rest: ReadableStreamDefaultReader<Uint8Array> };

/** Longer than the ticks a page needs for its last chunks, shorter than anyone notices. */
const pauseMs = 8;

/**
 * Reads a body until it ends or pauses. Most pages are complete within a tick
 * and can be tagged and compressed as one; a page that waits for slow data is streamed.
 */
export async function readBody(body: ReadableStream<Uint8Array>): Promise<ReadBody> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  for (;;) {
    const pending = reader.read();
    const result = await withTimeout(pending, pauseMs);
    if (result === null) {
      return { isWhole: false, first: Buffer.concat(chunks), rest: resume(reader, pending) };
    }
    if (result.done) return { isWhole: true, bytes: Buffer.concat(chunks) };
    chunks.push(result.value);
  }
}

type Pending = Promise<ReadableStreamReadResult<Uint8Array>>;

async function withTimeout(pending: Pending, ms: number): Promise<Awaited<Pending> | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([pending, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A reader whose first read is the pending one. */
function resume(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  pending: Pending,
): ReadableStreamDefaultReader<Uint8Array> {
  let next: Pending | null = pending;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await (next ?? reader.read());
      next = null;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  }).getReader();
}
