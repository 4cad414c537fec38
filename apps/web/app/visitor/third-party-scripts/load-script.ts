import { decideScriptState, type ScriptState, scriptPolling } from '@forecourt/site';

export interface ScriptRequest {
  /** What the script is for, as its error message names it. */
  name: string;
  url: string;
  /** Whether the global that the script defines exists. */
  isReady(): boolean;
}

export type LoadedScript = Exclude<ScriptState, { status: 'waiting' }>;

/** By address, so that a script requested twice is loaded once. */
const asked = new Map<string, Promise<LoadedScript>>();

/**
 * Adds a script to the page and polls for its global until it appears or the time runs out. The content
 * security policy allows it because a script with our nonce adds it. Throws on the server.
 */
export function loadScript(request: ScriptRequest): Promise<LoadedScript> {
  look(request, false, 0);
  const earlier = asked.get(request.url);
  if (earlier) return earlier;
  const loading = load(request);
  asked.set(request.url, loading);
  return loading;
}

function load(request: ScriptRequest): Promise<LoadedScript> {
  return new Promise((resolve) => {
    let hasFailed = false;
    let tries = 0;
    const check = () => {
      const state = look(request, hasFailed, tries);
      if (state.status === 'waiting') return;
      clearInterval(timer);
      resolve(state);
    };
    const timer = setInterval(() => {
      tries += 1;
      check();
    }, scriptPolling.everyMs);
    const script = document.createElement('script');
    script.async = true;
    script.src = request.url;
    script.addEventListener('error', () => {
      hasFailed = true;
      check();
    });
    document.head.append(script);
  });
}

function look({ name, isReady }: ScriptRequest, hasFailed: boolean, tries: number): ScriptState {
  const isServer = typeof document === 'undefined';
  return decideScriptState({ name, isServer, hasFailed, hasGlobal: !isServer && isReady(), tries });
}
