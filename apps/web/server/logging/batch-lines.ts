/** What pino writes its lines to. */
export interface LineStream {
  write(lines: string): void;
  /** Returns when everything is written. */
  flushSync(): void;
}

/** Some 15 kB. */
const mostLines = 64;
/** How late a line can be, and what a killed process can lose of its log. */
const latestMs = 100;

/** Hands lines on by the batch: a busy site would spend a third of its processor on a write for each. */
export function batchLines(destination: LineStream): LineStream {
  let batch: string[] = [];
  let timer: NodeJS.Timeout | null = null;

  function handOn(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    const lines = batch.join('');
    batch = [];
    if (lines !== '') destination.write(lines);
  }

  return {
    write(line) {
      batch.push(line);
      if (batch.length >= mostLines) handOn();
      else timer ??= setTimeout(handOn, latestMs);
    },
    // Pino calls it too, after a line at `fatal`.
    flushSync() {
      handOn();
      destination.flushSync();
    },
  };
}
