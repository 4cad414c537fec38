import { ButtonLink } from '@forecourt/ui';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import styles from './NoStore.module.css';

/** For an existing dealer without a store: a link to its stock. */
export function NoStore({ name, stockHref }: { name: string; stockHref: string }) {
  return (
    <div className={styles.screen}>
      <ScreenHeader
        title={`${name} has no store here`}
        lead="You can still see what they have for sale, where they are and how to reach them."
      />
      <p className={styles.ways}>
        <ButtonLink href={stockHref}>See their stock</ButtonLink>
        <ButtonLink href="/dealers" variant="secondary">
          Find another dealer
        </ButtonLink>
      </p>
    </div>
  );
}
