import { trustedTypePolicies } from '@forecourt/site';
import type { Config } from '../../config.ts';
import type { InlineHashes } from '../../page-cache/shared-page.ts';
import { statesDevice } from '../requests/device.ts';

export type PolicyConfig = Pick<Config, 'adScriptUrl' | 'audienceScriptUrl' | 'tealiumUrl' | 'mapStyleUrl'>;

/** For what is not a page: opened by itself, it runs, loads and frames nothing. */
export const policyOfFiles =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Where browsers report what the policy blocked. */
export const policyReportsPath = '/policy-reports';
const reportGroup = 'policy';
export const reportingEndpoints = `${reportGroup}="${policyReportsPath}"`;

/**
 * Nothing but the site itself, plus the hosts that the operator configured. Style attributes are allowed (a
 * bar's width is data), inline scripts and style elements need the nonce or are allowed by their hashes. `'strict-dynamic'` comes only with a configured
 * script: ad and audience scripts load others from hosts that cannot be listed in advance. They also write HTML as they like,
 * so Trusted Types are required only without them.
 */
export function createPolicy(
  config: PolicyConfig,
  isDevelopment: boolean,
): (inline: string | InlineHashes, variant?: PolicyVariant) => string {
  const scripts = originsOf(config.adScriptUrl, config.audienceScriptUrl, config.tealiumUrl);
  const maps = originsOf(config.mapStyleUrl);
  const connections = [...new Set([...scripts, ...maps])];
  // Vite injects its styles as elements without a nonce and sends changes over a web socket.
  const developmentStyle = isDevelopment ? ["'unsafe-inline'"] : [];
  const fixed = [
    ['img-src', "'self'", 'data:', 'blob:', ...connections],
    ['font-src', "'self'", 'data:', ...maps],
    ['connect-src', "'self'", ...connections, ...(isDevelopment ? ['ws:'] : [])],
    ['manifest-src', "'self'"],
    ['media-src', "'self'"],
    ['worker-src', "'self'", ...(maps.length > 0 ? ['blob:'] : [])],
    ['frame-src', ...(config.adScriptUrl ? ['https:'] : ["'none'"])],
    ['style-src-attr', "'unsafe-inline'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ...(scripts.length > 0 || isDevelopment ? [] : trustedTypes),
    // Browsers that know the second ignore the first.
    ['report-uri', policyReportsPath],
    ['report-to', reportGroup],
  ].map((directive) => directive.join(' '));
  const dynamic = scripts.length > 0 ? ["'strict-dynamic'"] : [];

  return (inline, variant = 'other') => {
    // Firefox checks this directive before prefetching a page; everything else has its own directive.
    const fallback = variant === 'firefox' ? "'self'" : "'none'";
    const nonce = typeof inline === 'string' ? [`'nonce-${inline}'`] : null;
    const hashes = typeof inline === 'string' ? null : inline;
    const style = isDevelopment ? developmentStyle : (nonce ?? hashes?.styles ?? []);
    return [
      `default-src ${fallback}`,
      ...fixed,
      ['script-src', "'self'", ...(nonce ?? hashes?.scripts ?? []), ...dynamic, ...scripts].join(' '),
      ['style-src', "'self'", ...style].join(' '),
    ].join('; ');
  };
}

const trustedTypes = [
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', ...Object.values(trustedTypePolicies)],
];

export type PolicyVariant = 'firefox' | 'other';

/** Which policy a browser gets. Firefox never states its device: so `Vary` names all that decides here. */
export function policyVariant(header: (name: string) => string | undefined): PolicyVariant {
  return !statesDevice(header) && header('user-agent')?.includes('Firefox/') ? 'firefox' : 'other';
}

function originsOf(...addresses: (string | null)[]): string[] {
  return [
    ...new Set(addresses.filter((address) => address !== null).map((address) => new URL(address).origin)),
  ];
}
