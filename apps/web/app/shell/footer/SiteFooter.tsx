import { useRef } from 'react';
import { areShortcutsOn } from '../shortcuts/are-shortcuts-on.ts';
import { staticHtml } from '../shortcuts/static-html/static-html.ts';
import { FooterContent, type FooterContentProps } from './FooterContent.tsx';
import styles from './SiteFooter.module.css';
import { useManageCookies } from './use-manage-cookies.ts';

/** Its content is rendered on the server only. */
export function SiteFooter(props: FooterContentProps) {
  const footer = useRef<HTMLElement>(null);
  useManageCookies(footer);
  return (
    <footer
      ref={footer}
      className={styles.footer}
      {...(import.meta.env.SSR || !areShortcutsOn
        ? { children: <FooterContent {...props} /> }
        : staticHtml('body > footer'))}
    />
  );
}
