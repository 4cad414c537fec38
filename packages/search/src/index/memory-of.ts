import type { IndexMemory } from '../engine/search-engine.ts';
import type { ChannelIndex } from './channel-index.ts';

export function memoryOf(indexes: readonly ChannelIndex[]): IndexMemory {
  const parts: Record<string, number> = {};
  let adverts = 0;
  for (const { rows, derived, schema } of indexes) {
    adverts += derived.liveCount;
    const add = (part: string, bytes: number) => {
      parts[part] = (parts[part] ?? 0) + bytes;
    };
    add('rows', rows.bytes());
    add('references', derived.references.bytes());
    add('sets', derived.live.byteLength);
    for (const { sets } of derived.sets) add('sets', sets.bytes());
    add('counters', derived.counter.bytes());
    add('places', derived.grid.bytes());
    add('words', derived.words.naming.bytes() + derived.words.other.bytes());
    add('vocabulary', schema.wordReader.bytes() + schema.sortedWords.bytes() + schema.texts.bytes());
    for (const { docs } of Object.values(derived.orders)) add('orders', docs.bytes());
    add('scratch', derived.scratch.bytes());
  }
  return { adverts, bytes: Object.values(parts).reduce((sum, bytes) => sum + bytes, 0), parts };
}
