import { type ConsentMoment, consentPurposes } from '@forecourt/site';
import type { CookieConsentConfig, Section } from 'vanilla-cookieconsent';
import { cookiePolicyPath, preferencesCentrePath } from './consent-paths.ts';
import { consentWords, purposeWords } from './consent-words.ts';
import { makeBannerNonModal } from './make-banner-non-modal.ts';

/** Half a year: after that the visitor is asked again, as the Data Protection Commission advises. */
const answerLivesDays = 182;

/**
 * First-party cookies that the tag manager and the usual ad servers set; removed when consent for them is
 * withdrawn.
 */
const partnersCookies = [{ name: /^utag_/ }, { name: /^__gads$/ }, { name: /^__gpi/ }];

/** The seven purposes in the library's format. None is preselected, and none is required. */
export function buildConsentConfig(look: (moment: ConsentMoment) => void): CookieConsentConfig {
  return {
    // The page decides whether to ask: see use-consent.ts.
    autoShow: false,
    // The library treats any automated test browser as a crawler.
    hideFromBots: false,
    // Our own loader loads every third-party script.
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
      if (modalName === 'consentModal') makeBannerNonModal(modal);
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
