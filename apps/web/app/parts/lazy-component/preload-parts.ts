import type { DataStrategyResult } from 'react-router';
import { type LatePart, preloadPart } from './lazy-parts.ts';

/**
 * A navigation waits until the scripts of the page's late parts are loaded too: otherwise most of a screen
 * would be empty. If one does not load, the reserved space says what to do.
 */
export async function preloadParts(
  _: unknown,
  next: () => Promise<Record<string, DataStrategyResult>>,
  preload = preloadPart,
): Promise<void> {
  const results = Object.values(await next());
  const parts = new Set(results.flatMap(({ result }) => findParts(result)));
  await Promise.all([...parts].map((part) => preload(part).catch(() => {})));
}

interface LoadedData {
  tool?: unknown;
  stock?: unknown;
  blocks?: readonly { kind?: string }[] | null;
  /** Read as they are packed: unpacking belongs to their screen. */
  results?: {
    packed: {
      dealerPanel?: unknown;
      total?: number;
      /** A list, or from three on a table. */
      relaxations?: { length: number } | { $rows: number };
    };
  };
}

/** A text has tools, cards and vehicles beside it or among its blocks, results a dealer or ways out. */
function findParts(data: unknown): LatePart[] {
  const { tool = null, stock = null, blocks, results } = (data ?? {}) as LoadedData;
  const { dealerPanel = null, total, relaxations } = results?.packed ?? {};
  const kinds = new Set(blocks?.map(({ kind }) => kind));
  const hasWays = relaxations && ('$rows' in relaxations || relaxations.length > 0);
  return [
    ...(tool !== null || kinds.has('calculator') ? (['tool'] as const) : []),
    ...(stock !== null || kinds.has('vehicles') ? (['vehicles'] as const) : []),
    ...(kinds.has('cards') || kinds.has('partners') ? (['cards'] as const) : []),
    ...(dealerPanel !== null ? (['dealer'] as const) : []),
    ...(total === 0 || hasWays ? (['waysOut'] as const) : []),
  ];
}
