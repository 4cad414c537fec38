import { useRef } from 'react';
import styles from './Prose.module.css';
import { useInAppLinks } from './use-in-app-links.ts';

/** Written text. Its HTML is made on the server from our own Markdown, in which no HTML is allowed. */
export function Prose({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useInAppLinks(place);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer escapes whatever a writer types
  return <div className={styles.prose} ref={place} dangerouslySetInnerHTML={{ __html: html }} />;
}
