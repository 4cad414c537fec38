/** A bell that may be rung while no caller waits: the next one to wait continues at once. */
export interface Wake {
  ring(): void;
  /** Returns when the bell has been rung or the time is over. */
  wait(ms: number): Promise<void>;
}

export function createWake(): Wake {
  let isRung = false;
  let goOn: (() => void) | null = null;
  return {
    ring() {
      isRung = true;
      goOn?.();
    },
    async wait(ms) {
      if (!isRung) {
        const { promise, resolve } = Promise.withResolvers<void>();
        const timer = setTimeout(resolve, ms);
        goOn = resolve;
        await promise;
        goOn = null;
        clearTimeout(timer);
      }
      isRung = false;
    },
  };
}
