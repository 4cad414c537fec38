/** A signal that may be given while no caller waits: the next one to wait continues at once. */
export interface Signal {
  notify(): void;
  /** Returns when the signal was given or the time is over. */
  wait(ms: number): Promise<void>;
}

export function createSignal(): Signal {
  let isGiven = false;
  let resume: (() => void) | null = null;
  return {
    notify() {
      isGiven = true;
      resume?.();
    },
    async wait(ms) {
      if (!isGiven) {
        const { promise, resolve } = Promise.withResolvers<void>();
        const timer = setTimeout(resolve, ms);
        resume = resolve;
        await promise;
        resume = null;
        clearTimeout(timer);
      }
      isGiven = false;
    },
  };
}
