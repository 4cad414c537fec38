import type { Env } from 'markdown-it';

/** A line of the body, from 0, and what is wrong with it. */
export interface BodyMistake {
  line: number;
  message: string;
}

export interface RenderEnv extends Env {
  mistakes: BodyMistake[];
}

export function createRenderEnv(): RenderEnv {
  return { mistakes: [] };
}

export function noteMistake(env: Env, line: number, message: string): void {
  (env as RenderEnv).mistakes.push({ line, message });
}
