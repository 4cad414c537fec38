export class QueueFullError extends Error {
  constructor() {
    super('Too many pictures are waiting to be made.');
    this.name = 'QueueFullError';
  }
}

/** Nobody waited for the job any more when its turn came. */
export class UnwantedJobError extends Error {
  constructor() {
    super('Nobody waits for this picture any more.');
    this.name = 'UnwantedJobError';
  }
}

export interface JobQueue {
  /** Runs the work when its turn comes, unless `isWanted` says by then that nobody waits for it. */
  run<T>(work: () => Promise<T>, isWanted?: () => boolean): Promise<T>;
}

/**
 * At most `concurrency` jobs at a time, in the order they came, and at most `longest` waiting: a visitor would rather
 * have no picture now than every page late. A visitor who left must not keep the others waiting either.
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
    async run(work, isWanted = () => true) {
      await takeTurn();
      try {
        if (!isWanted()) throw new UnwantedJobError();
        return await work();
      } finally {
        endTurn();
      }
    },
  };
}
