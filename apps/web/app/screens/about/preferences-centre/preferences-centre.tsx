import type { ConsentPurpose } from '@forecourt/site';
import { Anchor } from '@forecourt/ui';
import { useEffect } from 'react';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { cookiePolicyPath } from '../../../visitor/consent/consent-paths.ts';
import { consentWords } from '../../../visitor/consent/consent-words.ts';
import { startConsent } from '../../../visitor/consent/start-consent.ts';
import { useConsentState } from '../../../visitor/consent/use-consent-state.ts';
import { useScriptRecord } from '../../../visitor/third-party-scripts/use-script-record.ts';
import { useThirdPartyScripts } from '../../../visitor/third-party-scripts/use-third-party-scripts.ts';
import type { Route } from './+types/preferences-centre';
import { buildPreferencesView } from './build-preferences-view.ts';
import { PartnerScripts } from './PartnerScripts.tsx';
import { PurposeForm } from './PurposeForm.tsx';
import styles from './preferences-centre.module.css';

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHeadOf(matches, {
    title: 'Preferences centre',
    description: 'See and change what our partners may load, store and measure while you’re here.',
    path: location.pathname,
    robots: 'noindex',
  });

export default function PreferencesCentre() {
  const view = buildPreferencesView(useConsentState(), useThirdPartyScripts(), useScriptRecord());
  useEffect(() => void startConsent().catch(() => {}), []);
  return (
    <div className={styles.screen}>
      <ScreenHeader title="Preferences centre" lead={consentWords.rule} />
      <p className={`${styles.answer} ${styles.withoutScript}`}>
        JavaScript is off in your browser. Partners load nothing without it, so there’s nothing to choose.
      </p>
      <p className={`${styles.answer} needs-script`} role="status">
        <strong className={styles.status}>{view.status}</strong>
        <span>{view.effect}</span>
      </p>
      <PurposeForm view={view} onChoose={choose} />
      <PartnerScripts scripts={view.scripts} />
      <section className={styles.needed}>
        <h2>{consentWords.neededTitle}</h2>
        <p>{consentWords.needed}</p>
        <p>
          {view.keeping} More in our <Anchor href={cookiePolicyPath}>cookie policy</Anchor>.
        </p>
      </section>
    </div>
  );
}

async function choose(allowed: readonly ConsentPurpose[]): Promise<void> {
  const library = await startConsent();
  library.acceptCategory([...allowed]);
}
