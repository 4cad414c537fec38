import type { DataStrategyResult } from 'react-router';
import { bringToolPanel } from './live-tool.ts';

/**
 * Whoever goes on to a text with a tool stays where they are until that is there too: its place would be most of a screen
 * of nothing. Where it does not come, the place itself says what to do.
 */
export async function bringTool(
  _: unknown,
  next: () => Promise<Record<string, DataStrategyResult>>,
  bring = bringToolPanel,
): Promise<void> {
  const results = Object.values(await next());
  if (results.some(({ result }) => hasTool(result))) await bring().catch(() => {});
}

/** What a loader gave: a text has a tool beside it or among its blocks. */
function hasTool(data: unknown): boolean {
  const { tool = null, blocks } = (data ?? {}) as {
    tool?: unknown;
    blocks?: readonly { kind?: string }[] | null;
  };
  return tool !== null || (blocks ?? []).some(({ kind }) => kind === 'calculator');
}
