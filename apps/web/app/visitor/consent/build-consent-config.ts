import { type ConsentMoment, consentPurposes } from '@forecourt/site';
import type { CookieConsentConfig, Section } from 'vanilla-cookieconsent';
import { cookiePolicyPath, preferencesCentrePath } from './consent-paths.ts';
import { consentWords, purposeWords } from './consent-words.ts';
import { makeBannerPolite } from './make-banner-polite.ts';

/** Half a year: after that, a visitor is asked again, as the Data Protection Commission advises. */
const answerLivesDays = 182;

/** What the tag manager and the usual ad servers leave under our own name, removed with the permission for it. */
const partnersCookies = [{ name: /^utag_/ }, { name: /^__gads$/ }, { name: /^__gpi/ }];

/** The seven purposes as the library takes them. None is on beforehand, and none is forced. */
export function buildConsentConfig(look: (moment: ConsentMoment) => void): CookieConsentConfig {
  return {
    // Whether to ask is decided by the page: see use-consent.ts.
    autoShow: false,
    // The library takes any browser that a test drives for a crawler.
    hideFromBots: false,
    // Every script of others goes through our own loader.
    manageScriptTags: false,
    cookie: { name: 'consent', expiresAfterDays: answerLivesDays },
    guiOptions: {
      consentModal: { layout: 'cloud inline', position: 'bottom center', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: Object.fromEntries(
      consentPurposes.map((purpose) => [
        purpose,
        purpose === 'cookies' ? { autoClear: { cookies: partnersCookies } } : {},
      ]),
    ),
    onFirstConsent: () => look('agree'),
    onChange: () => look('change'),
    onModalReady: ({ modalName, modal }) => {
      if (modalName === 'consentModal') makeBannerPolite(modal);
    },
    language: { default: 'en', translations: { en: { consentModal, preferencesModal } } },
  };
}

const links = `<a href="${cookiePolicyPath}">Cookie policy</a><a href="${preferencesCentrePath}">Preferences centre</a>`;

const consentModal = {
  title: consentWords.title,
  description: consentWords.question,
  acceptAllBtn: consentWords.acceptAll,
  acceptNecessaryBtn: consentWords.rejectAll,
  showPreferencesBtn: consentWords.choose,
  footer: links,
};

const preferencesModal = {
  title: consentWords.title,
  acceptAllBtn: consentWords.acceptAll,
  acceptNecessaryBtn: consentWords.rejectAll,
  savePreferencesBtn: consentWords.save,
  closeIconLabel: consentWords.close,
  sections: [
    { description: consentWords.rule },
    ...consentPurposes.map(
      (purpose): Section => ({
        title: purposeWords[purpose].title,
        description: purposeWords[purpose].text,
        linkedCategory: purpose,
      }),
    ),
    { title: consentWords.neededTitle, description: consentWords.needed },
  ],
};
