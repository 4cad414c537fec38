import type { AppResponse, EnvironmentName } from './app-data.ts';

/** Tealium's names for the three environments. */
const tealiumNames = { local: 'dev', preprod: 'qa', prod: 'prod' } as const satisfies Record<
  EnvironmentName,
  string
>;

interface Installation {
  environmentName: EnvironmentName;
  betaFeatures: readonly string[];
}

/** The same for the REST call and for the first page of a visit. */
export function buildAppData({ environmentName, betaFeatures }: Installation, isMobile: boolean) {
  return {
    betaFeatures: [...betaFeatures],
    tealiumEnvironmentName: tealiumNames[environmentName],
    environmentName,
    isMobile,
  } satisfies AppResponse;
}
