export class QueueFullError extends Error {
  constructor() {
    super('Too many pictures are waiting to be made.');
    this.name = 'QueueFullError';
  }
}

export interface JobQueue {
  /** Runs the work when its turn comes. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * At most `concurrency` jobs at a time, in the order they came, and at most `longest` waiting: a visitor would rather
 * have no picture now than every page late.
 */
export function createJobQueue(concurrency: number, longest: number): JobQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function takeTurn(): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (waiting.length >= longest) throw new QueueFullError();
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function endTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work) {
      await takeTurn();
      try {
        return await work();
      } finally {
        endTurn();
      }
    },
  };
}
