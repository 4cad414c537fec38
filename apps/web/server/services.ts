import type { Advert, Channel, Dealer } from '@forecourt/domain';
import type { Config } from './config.ts';

/** What pages and REST may ask. Read-only, and made once: nothing in here knows a request. */
export interface Services {
  site: SiteFacts;
  adverts: AdvertService;
  dealers: DealerService;
}

/** The part of the configuration that visitors may see the effects of. */
export interface SiteFacts
  extends Pick<
    Config,
    | 'sellSiteUrl'
    | 'environmentName'
    | 'betaFeatures'
    | 'mapStyleUrl'
    | 'adScriptUrl'
    | 'audienceScriptUrl'
    | 'tealiumUrl'
  > {
  /** Without a slash at its end. */
  origin: string;
  /** Visitors are told when nothing they see is for sale. */
  isMarketMadeUp(): boolean;
}

export interface AdvertService {
  find(publicReference: string): Promise<Advert | null>;
  /** In the order asked for; an unknown one is left out. */
  findMany(publicReferences: readonly string[]): Promise<Advert[]>;
  latest(channel: Channel, limit: number): Promise<Advert[]>;
  /** Live ones. */
  count(channel: Channel): Promise<number>;
}

export interface DealerService {
  find(id: number): Promise<Dealer | null>;
}
