export interface StreamLimits {
  total: number;
  perVisitor: number;
  /** A comment keeps proxies from closing a quiet connection, and finds those that are dead. */
  beatMs: number;
  /** The browser then connects again, and is asked again who it is. */
  longestMs: number;
}

const usualLimits: StreamLimits = { total: 5000, perVisitor: 20, beatMs: 25_000, longestMs: 30 * 60_000 };

/** Starts sending, and returns what ends it. */
type Begin = (send: (version: number) => void) => () => void;

/** Streams of server-sent events, within limits. Each is freed when its reader leaves, and all when the process stops. */
export function createEventStreams(stopping: AbortSignal, limits = usualLimits) {
  const open = new Set<() => void>();
  const byVisitor = new Map<string, number>();
  const encoder = new TextEncoder();
  stopping.addEventListener('abort', () => {
    for (const end of [...open]) end();
  });

  return {
    /** How many are open. */
    size: () => open.size,

    /** Null if there are too many. */
    open(visitor: string, signal: AbortSignal, begin: Begin): ReadableStream<Uint8Array> | null {
      const own = byVisitor.get(visitor) ?? 0;
      if (stopping.aborted || open.size >= limits.total || own >= limits.perVisitor) return null;
      byVisitor.set(visitor, own + 1);
      let end = () => {};
      return new ReadableStream<Uint8Array>({
        start(controller) {
          const write = (text: string) => {
            // A reader who does not take what is sent is as good as gone.
            if ((controller.desiredSize ?? 0) < -100) end();
            else controller.enqueue(encoder.encode(text));
          };
          let isOver = false;
          const beat = setInterval(() => write(': \n\n'), limits.beatMs);
          const last = setTimeout(() => end(), limits.longestMs);
          let stopSending = () => {};
          end = () => {
            if (isOver) return;
            isOver = true;
            clearInterval(beat);
            clearTimeout(last);
            stopSending();
            open.delete(end);
            signal.removeEventListener('abort', end);
            const left = (byVisitor.get(visitor) ?? 1) - 1;
            if (left > 0) byVisitor.set(visitor, left);
            else byVisitor.delete(visitor);
            try {
              controller.close();
            } catch {
              // The reader has cancelled it.
            }
          };
          open.add(end);
          signal.addEventListener('abort', end);
          write('retry: 3000\n\n');
          stopSending = begin((version) => write(`id: ${version}\nevent: changed\ndata: ${version}\n\n`));
          if (isOver) stopSending();
          // A visitor who left during the look-up has already aborted: no further event would free the stream.
          if (signal.aborted) end();
        },
        cancel: () => end(),
      });
    },
  };
}
