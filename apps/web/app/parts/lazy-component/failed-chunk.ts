let isMissing = false;
const listeners = new Set<() => void>();

/** Whether the script of a piece failed to load: a newer deployment removed the file, or the network was lost. */
export function hasFailedChunk(): boolean {
  return isMissing;
}

export function onFailedChunk(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportFailedChunk(): void {
  isMissing = true;
  for (const listener of listeners) listener();
}
