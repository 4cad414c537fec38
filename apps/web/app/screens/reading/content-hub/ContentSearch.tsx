import { Button, TextInput } from '@forecourt/ui';
import { Form } from 'react-router';
import styles from './ContentSearch.module.css';

/** Searches the articles; a plain form, so it works before and without JavaScript. */
export function ContentSearch({ text }: { text: string }) {
  return (
    <Form className={styles.form} action="/content" role="search" aria-label="Search articles">
      <div className={styles.words}>
        <TextInput
          key={text}
          id="content-search"
          name="q"
          label="Search reviews, news and advice"
          isLabelHidden
          placeholder="NCT, hybrid, Corolla…"
          defaultValue={text}
        />
      </div>
      <Button type="submit">Search</Button>
    </Form>
  );
}
