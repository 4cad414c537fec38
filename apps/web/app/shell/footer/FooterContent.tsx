import { brand, brandLinks, buildFooterColumns, type FooterColumn } from '@forecourt/site';
import { Anchor, Icon } from '@forecourt/ui';
import { preferencesCentrePath } from '../../visitor/consent/consent-paths.ts';
import { AppStoreGlyph } from './AppStoreGlyph.tsx';
import styles from './SiteFooter.module.css';
import { SocialGlyph } from './SocialGlyph.tsx';

export interface FooterContentProps {
  copyright: string;
  holdsMadeUpMarket: boolean;
}

export function FooterContent({ copyright, holdsMadeUpMarket }: FooterContentProps) {
  return (
    <div className={styles.inner}>
      <nav className={styles.columns} aria-label="Footer">
        {buildFooterColumns().map((column) => (
          <Column key={column.title} column={column} />
        ))}
      </nav>
      <Contact />
      <div className={styles.base}>
        {brandLinks.socialLinks.length > 0 ? (
          <ul className={styles.social}>
            {brandLinks.socialLinks.map(({ network, text, href }) => (
              <li key={network}>
                <a className={styles.network} href={href} target="_blank" rel="noopener" aria-label={text}>
                  <SocialGlyph network={network} />
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        <p className={styles.copyright}>
          {copyright}, since {brand.foundingYear}
        </p>
      </div>
      {holdsMadeUpMarket ? (
        <p className={styles.note}>
          This is a made-up market: none of these vehicles, dealers or people exist.
        </p>
      ) : null}
    </div>
  );
}

function Column({ column: { title, children } }: { column: FooterColumn }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {children.map(({ text, ...target }) => (
          <li key={target.href}>
            <Anchor className={styles.link} {...target}>
              {text}
            </Anchor>
          </li>
        ))}
        {title === 'Information' ? (
          <li>
            {/* Becomes a button that opens the preferences over the page: see `useManageCookies`. */}
            <Anchor className={styles.link} href={preferencesCentrePath} data-manage-cookies>
              Manage cookies
            </Anchor>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

function Contact() {
  return (
    <section className={styles.contact}>
      <h2 className={styles.title}>Help</h2>
      <ul className={styles.links}>
        <li>
          <a className={styles.link} href={`tel:${brand.supportPhone.replaceAll(' ', '')}`}>
            <Icon glyph="phone" size="sm" />
            {brand.supportPhone}
          </a>
        </li>
        <li>
          <a className={styles.link} href={`mailto:${brand.supportEmail}`}>
            <Icon glyph="mail" size="sm" />
            {brand.supportEmail}
          </a>
        </li>
        <li>
          <Anchor className={styles.link} href="/sitemap">
            <Icon glyph="map" size="sm" />
            Site map
          </Anchor>
        </li>
      </ul>
      {brandLinks.appLinks.length > 0 ? (
        <ul className={styles.apps}>
          {brandLinks.appLinks.map(({ store, text, href }) => (
            <li key={store}>
              <a className={styles.app} href={href} target="_blank" rel="noopener">
                <AppStoreGlyph store={store} />
                {text}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
