import { SingleBar } from 'cli-progress';
import type { OpenFeed } from '../reading/decode.ts';
import { countOf } from './count-of.ts';

export interface Progress {
  show(feed: OpenFeed, rows: number): void;
  stop(): void;
}

/** A progress bar for a person who waits; silent if the output is not a terminal, such as a log. */
export function buildProgress(stream: NodeJS.WriteStream | null): Progress {
  if (!stream?.isTTY) return { show: () => {}, stop: () => {} };
  const bar = new SingleBar({
    format: '{bar} {percentage}%  {rows}  {eta_formatted} left',
    hideCursor: true,
    stream,
  });
  let hasStarted = false;
  return {
    show(feed, rows) {
      // By bytes: the number of rows is not known before the end.
      if (!hasStarted) bar.start(feed.totalBytes, 0, { rows: countOf(0, 'row') });
      hasStarted = true;
      bar.update(feed.bytesRead(), { rows: countOf(rows, 'row') });
    },
    stop() {
      if (hasStarted) bar.stop();
    },
  };
}
