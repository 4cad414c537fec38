import type { ConsentPurpose } from '@forecourt/site';

export interface PurposeWords {
  title: string;
  text: string;
}

/** What each purpose means, in plain words. */
export const purposeWords: Record<ConsentPurpose, PurposeWords> = {
  social_media: {
    title: 'Social media',
    text: 'Social networks may show their posts and videos on our pages, and learn that you were here.',
  },
  functioneel: {
    title: 'Extra features',
    text: 'Partners’ services may remember your settings, such as the volume of a video.',
  },
  device_characteristics: {
    title: 'Recognising your device',
    text: 'Partners may recognise your device by its screen, browser and settings.',
  },
  cookies: {
    title: 'Partners’ cookies',
    text: 'Partners may store small files on your device and read them again.',
  },
  select_personalized_ads: {
    title: 'Personalised ads',
    text: 'Ads may be based on what you’ve looked at, here and elsewhere.',
  },
  select_personalized_content: {
    title: 'Personalised content',
    text: 'Partners may choose articles and offers based on what you’ve looked at.',
  },
  measure_ad_performance: {
    title: 'Measuring ads',
    text: 'Advertisers may count how often an ad is seen and clicked.',
  },
};

export const consentWords = {
  title: 'Your cookie choices',
  question:
    'Partners would like to show ads here and measure visits. They load only if you allow all seven purposes. Searching, saving and messaging sellers work the same whatever you choose.',
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  choose: 'Choose',
  save: 'Save my choice',
  close: 'Close',
  rule: 'Partners’ ads and measuring load only when all seven purposes are on. Turn any one off and nothing of theirs loads.',
  neededTitle: 'What the site needs',
  needed:
    'A token that protects forms, your choice here, and the vehicles you save and look at. They stay between you and this site and need no permission.',
} as const;
