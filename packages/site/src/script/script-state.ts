import { scriptFailureText, scriptPolling } from './script-loading.ts';

export interface ScriptSituation {
  /** What the script is for, as its failure names it. */
  name: string;
  isServer: boolean;
  /** The browser reported that the script did not load. */
  hasFailed: boolean;
  /** The global that the script leaves behind is there. */
  hasGlobal: boolean;
  /** How often the global was looked for. */
  tries: number;
}

export type ScriptState =
  | { status: 'waiting' | 'loaded' }
  /** The message is null where the browser has already said what failed. */
  | { status: 'error'; message: string | null };

/** How an external script stands after a look for its global. Throws on the server, which has no page to load into. */
export function decideScriptState(situation: ScriptSituation): ScriptState {
  const { name, isServer, hasFailed, hasGlobal, tries } = situation;
  if (isServer) throw new Error(`The script for ${name} can be loaded in a browser only`);
  if (hasFailed) return { status: 'error', message: null };
  if (hasGlobal) return { status: 'loaded' };
  if (tries >= scriptPolling.maxTries) return { status: 'error', message: scriptFailureText(name) };
  return { status: 'waiting' };
}
