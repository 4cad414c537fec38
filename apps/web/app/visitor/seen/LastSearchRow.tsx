import { Anchor, Icon, Link } from '@forecourt/ui';
import { watchSearchHref } from '../../parts/alerts/alert-href.ts';
import { useStored } from '../browser-storage/use-stored.ts';
import styles from './LastSearchRow.module.css';
import { lastSearch } from './last-search.ts';

/** The visitor's last search, with the offer to be told about new ones. Only the browser knows it. */
export function LastSearchRow() {
  const search = useStored(lastSearch);
  if (!search) return null;
  return (
    <section className={styles.row} aria-label="Your last search">
      <p>
        Your last search: <Link href={search.href}>{search.name}</Link>
      </p>
      <Anchor className={styles.watch} href={watchSearchHref(search.href)} rel="nofollow">
        <Icon glyph="bell" size="sm" />
        Tell me about new ones
      </Anchor>
    </section>
  );
}
