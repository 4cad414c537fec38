import type { ScriptRequest } from './load-script.ts';

/** The addresses that the operator configured; null where not configured. */
export interface ThirdPartyScriptUrls {
  ad: string | null;
  audience: string | null;
  tagManager: string | null;
}

export type ThirdPartyScriptKey = keyof ThirdPartyScriptUrls;

export interface ThirdPartyScript extends ScriptRequest {
  key: ThirdPartyScriptKey;
}

/** The globals that the scripts define. */
export interface OutsideGlobals {
  displayAds?: { fill(space: HTMLElement, slot: { name: string; channel: string }): void };
  audience?: unknown;
  /** Tealium's own. */
  utag?: {
    view(data: Record<string, string>): void;
    link(data: Record<string, string>): void;
  };
  utag_cfg_ovrd?: { noview: boolean };
}

const names = {
  ad: { name: 'advertising', global: 'displayAds' },
  audience: { name: 'audience measurement', global: 'audience' },
  tagManager: { name: 'tag manager', global: 'utag' },
} as const satisfies Record<ThirdPartyScriptKey, { name: string; global: keyof OutsideGlobals }>;

/** The configured scripts, in loading order. */
export function listThirdPartyScripts(urls: ThirdPartyScriptUrls): ThirdPartyScript[] {
  return (Object.keys(names) as ThirdPartyScriptKey[]).flatMap((key) => {
    const url = urls[key];
    const { name, global } = names[key];
    return url ? [{ key, name, url, isReady: () => outsideGlobals()[global] !== undefined }] : [];
  });
}

/** Tealium would track a page view of its own on arrival; the queued page views are sent instead. */
export function prepareForTagManager(): void {
  outsideGlobals().utag_cfg_ovrd = { noview: true };
}

/** Anything that a third-party script defines may be missing. */
export function outsideGlobals(): OutsideGlobals {
  return globalThis as OutsideGlobals;
}
