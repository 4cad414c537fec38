import { Anchor, useHydrated } from '@forecourt/ui';
import { openConsentPreferences } from '../../consent/open-consent-preferences.ts';
import styles from './SiteFooter.module.css';

/** Opens the choices over the page. Before JavaScript runs, and without it, the preferences page says how things stand. */
export function ManageCookies() {
  if (!useHydrated()) {
    return (
      <Anchor className={styles.link} href="/preferences-centre">
        Manage cookies
      </Anchor>
    );
  }
  return (
    <button type="button" className={styles.link} onClick={() => openConsentPreferences()}>
      Manage cookies
    </button>
  );
}
