import { useRef } from 'react';
import { areShortcutsOn } from '../shortcuts/are-shortcuts-on.ts';
import { useKeptHtml } from '../shortcuts/kept-html/use-kept-html.tsx';
import { staticHtml } from '../shortcuts/static-html/static-html.ts';
import { FooterContent, type FooterContentProps } from './FooterContent.tsx';
import styles from './SiteFooter.module.css';
import { useManageCookies } from './use-manage-cookies.ts';

/** Its content is rendered on the server only. */
export function SiteFooter(props: FooterContentProps) {
  const footer = useRef<HTMLElement>(null);
  useManageCookies(footer);
  return <footer ref={footer} className={styles.footer} {...useContent(props)} />;
}

function useContent(props: FooterContentProps) {
  if (!import.meta.env.SSR && areShortcutsOn) return staticHtml('body > footer');
  // biome-ignore lint/correctness/useHookAtTopLevel: the condition never changes
  return useKeptHtml(FooterContent, props);
}
