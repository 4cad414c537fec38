import type { ScriptState } from '@forecourt/site';
import { type LoadedScript, loadScript } from './load-script.ts';
import { createSharedValue } from './shared-value.ts';
import {
  prepareForTagManager,
  type ThirdPartyScript,
  type ThirdPartyScriptKey,
} from './third-party-scripts.ts';

export interface ThirdPartyScriptRecord {
  /** Set as soon as the scripts are requested, so that they are never requested twice. */
  isLoaded: boolean;
  states: Partial<Record<ThirdPartyScriptKey, ScriptState>>;
}

export const thirdPartyScriptRecord = createSharedValue<ThirdPartyScriptRecord>({
  isLoaded: false,
  states: {},
});

/** Loads the third-party scripts and records the state of each. Called once, and only with the visitor's consent. */
export function loadThirdPartyScripts(scripts: readonly ThirdPartyScript[]): void {
  thirdPartyScriptRecord.set({ isLoaded: true, states: {} });
  prepareForTagManager();
  for (const script of scripts) {
    record(script, { status: 'waiting' });
    void loadScript(script).then((state) => {
      record(script, state);
      tellOperator(state);
    });
  }
}

function record({ key }: ThirdPartyScript, state: ScriptState): void {
  const { states } = thirdPartyScriptRecord.get();
  thirdPartyScriptRecord.set({ isLoaded: true, states: { ...states, [key]: state } });
}

/** A visitor misses nothing without these scripts; the operator finds the failure in the console. */
function tellOperator(state: LoadedScript): void {
  if (state.status === 'error' && state.message) console.error(state.message);
}
