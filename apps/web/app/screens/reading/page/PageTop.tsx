import type { PictureView } from '@forecourt/services';
import { ButtonLink, HeroPanel } from '@forecourt/ui';
import styles from './page.module.css';

interface PageTopProps {
  title: string;
  summary: string;
  picture: PictureView | null;
  /** A tool follows, which a phone should show without scrolling. */
  isBeforeTool: boolean;
  action: { label: string; href: string } | null;
}

/** A picture behind the title if there is one; plain text on a legal page. */
export function PageTop({ title, summary, picture, isBeforeTool, action }: PageTopProps) {
  const words = (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{summary}</p>
      {action ? (
        <p className={styles.action}>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </p>
      ) : null}
    </>
  );
  if (!picture) return <div className={styles.plainTop}>{words}</div>;
  return (
    <HeroPanel {...picture} height="low" isPictureWideOnly={isBeforeTool}>
      {words}
    </HeroPanel>
  );
}
