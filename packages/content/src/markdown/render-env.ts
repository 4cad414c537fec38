import type { Env } from 'markdown-it';

/** A line of the body, from 0, and what is wrong with it. */
export interface BodyMistake {
  line: number;
  message: string;
}

export interface RenderOptions {
  /** Put before every anchor, for bodies that share a page: `long-drives-`. */
  anchorPrefix?: string;
  /** Levels by which headings sink, for a body that stands under a heading of the page. */
  headingShift?: number;
}

export interface RenderEnv extends Env, Required<RenderOptions> {
  mistakes: BodyMistake[];
}

export function createRenderEnv({ anchorPrefix = '', headingShift = 0 }: RenderOptions): RenderEnv {
  return { anchorPrefix, headingShift, mistakes: [] };
}

export function noteMistake(env: Env, line: number, message: string): void {
  (env as RenderEnv).mistakes.push({ line, message });
}
