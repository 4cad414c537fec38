interface SharedJob<T> {
  result: Promise<T>;
  waiting: number;
}

export interface SharedJobs<T> {
  /**
   * The result of the job of that name, which is begun when nobody has asked for it yet. The job learns through its
   * argument whether anybody still waits: a waiter leaves when its signal aborts.
   */
  join(
    name: string,
    begin: (isWanted: () => boolean) => Promise<T>,
    signal?: AbortSignal,
  ): { result: Promise<T>; isShared: boolean };
}

/** Requests for the same thing that arrive together wait for one job. */
export function createSharedJobs<T>(): SharedJobs<T> {
  const jobs = new Map<string, SharedJob<T>>();

  function begin(name: string, work: (isWanted: () => boolean) => Promise<T>): SharedJob<T> {
    const job: SharedJob<T> = { waiting: 0, result: Promise.resolve(undefined as never) };
    job.result = work(() => job.waiting > 0).finally(() => {
      if (jobs.get(name) === job) jobs.delete(name);
    });
    jobs.set(name, job);
    return job;
  }

  return {
    join(name, work, signal) {
      const shared = jobs.get(name);
      // A job that everybody has left may be passed over at its turn: whoever comes now begins another.
      const isShared = shared !== undefined && shared.waiting > 0;
      const job = isShared ? shared : begin(name, work);
      job.waiting += 1;
      signal?.addEventListener('abort', () => (job.waiting -= 1), { once: true });
      return { result: job.result, isShared };
    },
  };
}
