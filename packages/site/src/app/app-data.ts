import type { Channel } from '@forecourt/domain';

/** The beta features that the site knows; a server may name others, which are ignored. */
export const knownBetaFeatures = ['new-fpa', 'brand-new-car'] as const;

export type KnownBetaFeature = (typeof knownBetaFeatures)[number];

export const environmentNames = ['local', 'preprod', 'prod'] as const;

export type EnvironmentName = (typeof environmentNames)[number];

/** The server's response before any route loads. */
export interface AppResponse {
  betaFeatures: readonly string[];
  tealiumEnvironmentName: string;
  environmentName: EnvironmentName;
  isMobile: boolean;
}

/** With the channel, which the browser reads from its own address. */
export interface AppData extends AppResponse {
  channel: Channel;
}

export function hasBetaFeature(app: Pick<AppData, 'betaFeatures'>, feature: KnownBetaFeature): boolean {
  return app.betaFeatures.includes(feature);
}

/** The next version of the advert page is a beta feature, and phones are left out of it. */
export function canUseNewAdvertPage(app: Pick<AppData, 'betaFeatures' | 'isMobile'>): boolean {
  return hasBetaFeature(app, 'new-fpa') && !app.isMobile;
}
