import { scriptFailureText, scriptPolling } from './script-loading.ts';

export interface ScriptSituation {
  /** The purpose of the script, for its error message. */
  name: string;
  isServer: boolean;
  /** The browser reported that the script did not load. */
  hasFailed: boolean;
  /** The global that the script sets exists. */
  hasGlobal: boolean;
  /** How often the global was checked. */
  tries: number;
}

export type ScriptState =
  | { status: 'waiting' | 'loaded' }
  /** The message is null if the browser has already reported the failure. */
  | { status: 'error'; message: string | null };

/**
 * The state of an external script after a check for its global. Throws on the server, which has no page to
 * load into.
 */
export function decideScriptState(situation: ScriptSituation): ScriptState {
  const { name, isServer, hasFailed, hasGlobal, tries } = situation;
  if (isServer) throw new Error(`The script for ${name} can be loaded in a browser only`);
  if (hasFailed) return { status: 'error', message: null };
  if (hasGlobal) return { status: 'loaded' };
  if (tries >= scriptPolling.maxTries) return { status: 'error', message: scriptFailureText(name) };
  return { status: 'waiting' };
}
