import { Button, Link, Select } from '@forecourt/ui';
import { Form, useSubmit } from 'react-router';
import type { ReviewsView } from './build-reviews-view.ts';
import styles from './Narrow.module.css';

type NarrowView = Pick<ReviewsView, 'path' | 'makes' | 'tags' | 'chosen' | 'count'>;

/** Filters the list by make and subject; with JavaScript a choice applies at once. */
export function Narrow({ view }: { view: NarrowView }) {
  const submit = useSubmit();
  const { path, makes, tags, chosen } = view;
  const show = (values: { make: string; tag: string }) => {
    const set = Object.entries(values).filter(([, value]) => value !== '');
    void submit(Object.fromEntries(set), { action: path, preventScrollReset: true });
  };
  const canChoose = makes.length > 2 || tags.length > 2;
  return (
    <Form className={styles.form} action={path} role="search" aria-label="Filter the list">
      <p className={styles.count} aria-live="polite">
        {view.count}
      </p>
      {makes.length > 2 ? (
        <Select
          id="make"
          label="Make"
          isLabelHidden
          isSmall
          options={makes}
          value={chosen.make}
          onChange={(make) => show({ ...chosen, make })}
        />
      ) : null}
      {tags.length > 2 ? (
        <Select
          id="tag"
          label="Topic"
          isLabelHidden
          isSmall
          options={tags}
          value={chosen.tag}
          onChange={(tag) => show({ ...chosen, tag })}
        />
      ) : null}
      {canChoose ? (
        <noscript>
          <Button type="submit" variant="secondary" size="sm">
            Show
          </Button>
        </noscript>
      ) : null}
      {chosen.make || chosen.tag ? <Link href={path}>Show all</Link> : null}
    </Form>
  );
}
