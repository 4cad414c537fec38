import { ButtonLink, Checkbox, Icon, Link, MessageBanner } from '@forecourt/ui';
import { useBackLink } from '../../../../shell/navigation/use-back-link.ts';
import type { ComparePage } from '../find-saved-page.ts';
import { CompareTable } from './CompareTable.tsx';
import styles from './CompareVehicles.module.css';

export function CompareVehicles(page: ComparePage) {
  const { back, columns, differences } = page;
  const goBack = useBackLink(back.href);
  return (
    <div className={styles.compare}>
      <div className={styles.tools}>
        <Link href={back.href} isQuiet onClick={goBack}>
          <Icon glyph="arrow-left" size="sm" /> {back.text}
        </Link>
        {differences > 0 && columns.length > 1 ? (
          // A plain checkbox that the style sheet reads: it works before JavaScript runs.
          <div className={styles.only}>
            <Checkbox id="only-differences" label={`Differences only (${differences})`} smallCheckBox />
          </div>
        ) : null}
      </div>
      {page.leftOut ? <MessageBanner type="warning" title={page.leftOut} /> : null}
      {columns.length === 1 ? (
        <p className={styles.alone}>
          There’s nothing to compare it with.{' '}
          <ButtonLink variant="secondary" size="sm" href={back.href}>
            Choose another
          </ButtonLink>
        </p>
      ) : null}
      <CompareTable {...page} />
    </div>
  );
}
