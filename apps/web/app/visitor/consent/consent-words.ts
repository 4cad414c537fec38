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
    title: 'Extra functions',
    text: 'Services of partners may remember how you like to use them, such as the sound of a video.',
  },
  device_characteristics: {
    title: 'Recognising your device',
    text: 'Partners may tell your device from others by its screen, browser and settings.',
  },
  cookies: {
    title: 'Partners’ cookies',
    text: 'Partners may store small files on your device and read them again.',
  },
  select_personalized_ads: {
    title: 'Personalised advertisements',
    text: 'Advertisements may follow what you have looked at, here and elsewhere.',
  },
  select_personalized_content: {
    title: 'Personalised content',
    text: 'Partners may choose articles and offers by what you have looked at.',
  },
  measure_ad_performance: {
    title: 'Measuring advertisements',
    text: 'Advertisers may count how often an advertisement was seen and clicked.',
  },
};

export const consentWords = {
  title: 'Your choice of cookies',
  question:
    'Partners would like to show advertisements here and measure visits. They load only if you allow all seven purposes. Searching, saving and contacting sellers work the same whatever you choose.',
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  choose: 'Choose',
  save: 'Save my choice',
  close: 'Close',
  rule: 'Partners’ advertising and measuring load only when all seven purposes are on. With any of them off, nothing of theirs loads.',
  neededTitle: 'What the site itself needs',
  needed:
    'A token that protects forms, your choice here, and the vehicles that you save and look at. They stay between you and this site and need no permission.',
} as const;
