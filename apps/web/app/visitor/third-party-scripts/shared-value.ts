/** A value shared across screens in the browser, in the shape that `useSyncExternalStore` takes. */
export interface SharedValue<Value> {
  get(): Value;
  set(value: Value): void;
  /** Returns a function that unsubscribes. */
  subscribe(listen: () => void): () => void;
}

export function createSharedValue<Value>(initial: Value): SharedValue<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listen of [...listeners]) listen();
    },
    subscribe(listen) {
      listeners.add(listen);
      return () => {
        listeners.delete(listen);
      };
    },
  };
}
