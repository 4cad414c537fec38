import type { AppResponse, EnvironmentName } from '@forecourt/domain';
import type { SiteFacts } from '../services.ts';

/** The names that Tealium has for the three environments. */
const tealiumNames = { local: 'dev', preprod: 'qa', prod: 'prod' } as const satisfies Record<
  EnvironmentName,
  string
>;

/** The same for the REST call and for the first page of a visit. */
export function buildAppData(site: Pick<SiteFacts, 'betaFeatures' | 'environmentName'>, isMobile: boolean) {
  return {
    betaFeatures: [...site.betaFeatures],
    tealiumEnvironmentName: tealiumNames[site.environmentName],
    environmentName: site.environmentName,
    isMobile,
  } satisfies AppResponse;
}
