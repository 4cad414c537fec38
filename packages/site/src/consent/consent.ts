/** The purposes that a visitor is asked to allow, by the names under which the choice is stored. */
export const consentPurposes = [
  'social_media',
  'functioneel',
  'device_characteristics',
  'cookies',
  'select_personalized_ads',
  'select_personalized_content',
  'measure_ad_performance',
] as const;

export type ConsentPurpose = (typeof consentPurposes)[number];

/** Only all seven together are consent: only then may the advertising and audience scripts load. */
export function hasConsent(enabled: Iterable<string>): boolean {
  const allowed = new Set(enabled);
  return consentPurposes.every((purpose) => allowed.has(purpose));
}

/** When to read the choice again. */
export const consentMoments = ['ready', 'agree', 'change'] as const;

export type ConsentMoment = (typeof consentMoments)[number];

/** The scripts load once per page, however often the visitor changes their mind. */
export function decideScriptLoad(isConsentGiven: boolean, isLoaded: boolean): 'load' | 'wait' {
  return isConsentGiven && !isLoaded ? 'load' : 'wait';
}

/** A script cannot be removed from a page: when consent is withdrawn, only a reload gets rid of it. */
export function mustStartAfresh(isConsentGiven: boolean, isLoaded: boolean): boolean {
  return isLoaded && !isConsentGiven;
}
