import type { DataStrategyResult } from 'react-router';
import { preloadToolPanel } from './lazy-tool.ts';

/**
 * A navigation to a text with a tool waits until the tool's script is loaded too: otherwise most of a screen
 * would be empty. If it does not load, the reserved space says what to do.
 */
export async function preloadTool(
  _: unknown,
  next: () => Promise<Record<string, DataStrategyResult>>,
  load = preloadToolPanel,
): Promise<void> {
  const results = Object.values(await next());
  if (results.some(({ result }) => hasTool(result))) await load().catch(() => {});
}

/** From a loader's data: a text has a tool beside it or among its blocks. */
function hasTool(data: unknown): boolean {
  const { tool = null, blocks } = (data ?? {}) as {
    tool?: unknown;
    blocks?: readonly { kind?: string }[] | null;
  };
  return tool !== null || (blocks ?? []).some(({ kind }) => kind === 'calculator');
}
